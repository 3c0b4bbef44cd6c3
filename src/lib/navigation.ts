import { history, Link, NavLink, Outlet, useLocation, useParams } from 'umi';

// The only import of 'umi' outside app and layouts (architecture): tests put a small shim in its place.
export { Link, NavLink, Outlet, useLocation, useParams };

/** The present address inside the router base: path, search, hash. */
export const here = () => history.location;

/** Goes to an address of the console; `replace` leaves no step to go back to. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replace(address);
  else history.push(address);
}

export const goBack = () => history.back();

/** Hears every change of the address; returns the function that stops it. */
export const onNavigate = (listener: () => void): (() => void) => history.listen(listener);

/**
 * Holds back in-app navigation, Back and closing the tab. The listener gets a function that lets it go on.
 * Returns the function that ends the hold.
 */
export function holdNavigation(listener: (goOn: () => void) => void): () => void {
  const release = history.block((transition) => {
    listener(() => {
      release();
      transition.retry();
    });
  });
  return release;
}

/** Leaves the single-page app for another document. */
export const leaveTo = (url: string): void => window.location.assign(url);

export const reloadPage = (): void => window.location.reload();
