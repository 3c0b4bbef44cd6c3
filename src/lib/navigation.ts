import { history, Link, Outlet, useLocation, useParams } from 'umi';

// The only import of 'umi' outside app and layouts (architecture): tests put a small shim in its place.
export { Link, Outlet, useLocation, useParams };

/** The present address inside the router base: path, search, hash. */
export const here = () => history.location;

/** Goes to an address of the console; `replace` leaves no step to go back to, `state` stays with it over a reload. */
export function go(address: string, options: { replace?: boolean; state?: unknown } = {}): void {
  if (options.replace) history.replace(address, options.state);
  else history.push(address, options.state);
}

export const goBack = () => history.back();

/** Hears every change of the address; returns the function that stops it. */
export const onNavigate = (listener: () => void): (() => void) => history.listen(listener);

const holds = new Set<() => void>();

/**
 * Holds back in-app navigation, Back and closing the tab. The listener gets a function that lets it go on.
 * Returns the function that ends the hold.
 */
export function holdNavigation(listener: (goOn: () => void) => void): () => void {
  const unblock = history.block((transition) => {
    listener(() => {
      release();
      transition.retry();
    });
  });
  const release = () => {
    holds.delete(release);
    unblock();
  };
  holds.add(release);
  return release;
}

/** The browser asks before the tab closes or loads another document; screens come and go. Returns the function that ends it. */
export function holdTab(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const release = () => {
    holds.delete(release);
    window.removeEventListener('beforeunload', ask);
  };
  window.addEventListener('beforeunload', ask);
  holds.add(release);
  return release;
}

/** Ends every hold, where the page must leave whatever is unsaved: the session is over or belongs to somebody else. */
export function endHolds(): void {
  for (const release of [...holds]) release();
}

/** Leaves the single-page app for another document. */
export const leaveTo = (url: string): void => window.location.assign(url);

/** The same without a step to go back to: Back must not lead into a redirect again. */
export const replacePage = (url: string): void => window.location.replace(url);

export const reloadPage = (): void => window.location.reload();
