import { history, Link, Outlet, useLocation, useParams as useParts } from 'umi';

// The only import of 'umi' outside app and layouts (architecture): tests put a small shim in its place.
export { Link, Outlet, useLocation };

/** The ids that the address holds; the ~ that `to` puts in front of one that is only dots is taken off again. */
export const useParams = (): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(useParts()).map(([name, id]) => [name, id?.replace(/^~(?=~*\.\.?$)/, '')]));

/** The present address inside the router base: path, search, hash. */
export const here = () => history.location;

/** Goes to an address of the console; `replace` leaves no step to go back to, `state` stays with it over a reload. */
export function go(address: string, options: { replace?: boolean; state?: unknown } = {}): void {
  if (options.replace) history.replace(address, options.state);
  else history.push(address, options.state);
}

/** Whether the present address was gone to anew, neither changed in its place nor come back to. */
export const isGoneTo = (): boolean => history.action === 'PUSH';

/** One step back in the history of the tab. */
export const goBack = () => history.back();

/** Hears every change of the address; returns the function that stops it. */
export const onNavigate = (listener: () => void): (() => void) => history.listen(listener);

interface HoldFacts {
  /** A draft brings back what would be lost by a reload. */
  isDraft?: boolean | undefined;
  /** Waits for an answer that is on its way. Who leaves then is asked nothing: there may be nothing to lose once it is here. */
  isWait?: boolean | undefined;
}

/** How each hold ends, in the order in which they began. */
const holds = new Map<() => void, HoldFacts>();

/** Whether a hold has to stand back: a wait comes before a question, and of several waits the newest. */
function mustStandBack(release: () => void): boolean {
  const waits = [...holds].filter(([, { isWait }]) => isWait);
  return waits.length > 0 && waits.at(-1)?.[0] !== release;
}

/** The parameter that names the open step of a form. */
export const STEP = 'step';

type Place = Pick<ReturnType<typeof here>, 'pathname' | 'search'>;

const withoutStep = ({ pathname, search }: Place): string => {
  const query = new URLSearchParams(search);
  query.delete(STEP);
  return `${pathname}?${query}`;
};

/**
 * Holds back in-app navigation, Back and closing the tab. The listener gets a function that lets it go on, which asks the
 * holds that are left. From one step of a form to another nothing is lost, so that goes on by itself. Returns the function
 * that ends the hold.
 */
export function holdNavigation(listener: (goOn: () => void) => void, facts: HoldFacts = {}): () => void {
  let unblock: () => void;
  const block = () => {
    unblock = history.block((transition) => {
      if (withoutStep(transition.location) === withoutStep(here())) {
        unblock();
        // Back arrives later.
        const stop = onNavigate(() => {
          stop();
          if (holds.has(release)) block();
        });
        return transition.retry();
      }
      if (mustStandBack(release)) return;
      listener(() => {
        release();
        transition.retry();
      });
    });
  };
  const release = () => {
    holds.delete(release);
    unblock();
  };
  block();
  holds.set(release, facts);
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
  holds.set(release, {});
  return release;
}

/** Ends every hold, where the page must leave whatever is unsaved: the session is over or belongs to somebody else. */
export function endHolds(): void {
  for (const release of [...holds.keys()]) release();
}

/** Ends the holds of what was written down as a draft; for the rest, such as an upload, the browser asks before a reload. */
export function endDraftHolds(): void {
  for (const [release, { isDraft }] of [...holds]) if (isDraft) release();
}

/** Whether leaving would lose something. */
export const hasUnsavedChanges = (): boolean => holds.size > 0;

/** Leaves the single-page app for another document. */
export const leaveTo = (url: string): void => window.location.assign(url);

/** The same without a step to go back to: Back must not lead into a redirect again. */
export const replacePage = (url: string): void => window.location.replace(url);

/** Loads the document anew; what only stands in memory is lost. */
export const reloadPage = (): void => window.location.reload();
