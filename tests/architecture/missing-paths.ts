/** Paths of the specification that have no screen yet. This list only shrinks: a path that is routed may not stand here. */
export const MISSING_PATHS: readonly string[] = [
  '/log/push_management',
  '/system_settings/service_provider_management',
  '/system_settings/intelligence_source',
  '/system_settings/config_backup_recovery',
  '/message/all',
  '/message/notice',
  '/message/product',
  '/message/todo',
  '/message/contact',
];

/** The same for its redirects. */
export const MISSING_REDIRECTS: readonly string[] = [];
