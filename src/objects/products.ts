import { object } from './object';

/** Objects of the products: this console tells of them and has no screen for them. */
export const zone = object({ label: 'log.kindZone' });
export const line = object({ label: 'log.kindLine' });
export const record = object({ label: 'log.kindRecord' });
export const monitorTask = object({ label: 'log.kindMonitorTask' });
export const threatPolicy = object({ label: 'log.kindThreatPolicy' });
