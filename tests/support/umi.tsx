import { createMemoryHistory, type MemoryHistory } from 'history';

export { Link, Outlet, useLocation, useParams } from 'react-router-dom';

/** In the place of Umi's history: one that lives in memory and starts anew with each rendered screen. */
let current: MemoryHistory = createMemoryHistory();

/** Starts a new history at an address, as if it had been typed. */
export function startAt(address: string): MemoryHistory {
  current = createMemoryHistory({ initialEntries: [address] });
  return current;
}

export const history = {
  get location() {
    return current.location;
  },
  get action() {
    return current.action;
  },
  push: (...args: Parameters<MemoryHistory['push']>) => current.push(...args),
  replace: (...args: Parameters<MemoryHistory['replace']>) => current.replace(...args),
  back: () => current.back(),
  listen: (...args: Parameters<MemoryHistory['listen']>) => current.listen(...args),
  block: (...args: Parameters<MemoryHistory['block']>) => current.block(...args),
};
