const SIZE = 1000;

/** All rows of a list, page by page: `allPages((page) => roleApi.list({ ...request, ...page }))`. */
export async function allPages<Row>(
  read: (page: { current: number; pageSize: number }) => Promise<{ list: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await read({ current, pageSize: SIZE });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
}
