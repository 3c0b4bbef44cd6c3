/** Sites of the fleet by the number of the node; the gateway does not know that of every node. */
export const SITES = ['华北', '华东', '华南', '西南'] as const;

/** Where a node stands, null where the gateway does not know. */
export const siteOf = (id: string): string | null => [...SITES, null][(Number(id.slice(-4)) || 0) % 5] ?? null;
