/** Paths of the specification that have no screen yet. This list only shrinks: a path that is routed may not stand here. */
export const MISSING_PATHS: readonly string[] = [
  '/system_settings/intelligence_source',
  '/system_settings/config_backup_recovery',
];

/** The same for its redirects. */
export const MISSING_REDIRECTS: readonly string[] = [];
