const SIZE = 1000;

interface Page<Row> {
  list: readonly Row[];
  total: number;
  isCounted?: boolean | undefined;
}

/**
 * All rows of a list, page by page: `allPages((page) => roleApi.list({ ...request, ...page }))`. Where they are not counted, a
 * page may be short because the gateway gives no more at once: it goes on until nothing new comes.
 */
export async function allPages<Row>(
  read: (page: { current: number; pageSize: number }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let before = '';
  for (let current = 1; ; current += 1) {
    const { list, total, isCounted } = await read({ current, pageSize: SIZE });
    const page = isCounted === false ? JSON.stringify(list) : '';
    if (list.length === 0 || (page !== '' && page === before)) return rows;
    before = page;
    rows.push(...list);
    if (isCounted !== false && rows.length >= total) return rows;
  }
}
