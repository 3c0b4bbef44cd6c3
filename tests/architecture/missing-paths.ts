/** Paths of the specification that have no screen yet. This list only shrinks: a path that is routed may not stand here. */
export const MISSING_PATHS: readonly string[] = [];

/** The same for its redirects. */
export const MISSING_REDIRECTS: readonly string[] = [];
