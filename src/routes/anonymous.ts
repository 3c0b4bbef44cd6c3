import type { RouteRow } from './route';

export const anonymous = [] as const satisfies readonly RouteRow[];
