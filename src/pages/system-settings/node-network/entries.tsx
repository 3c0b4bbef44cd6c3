import { Input, Table } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/feedback/states';
import type { Column } from '@/ui/list/columns';
import { Section } from '@/ui/page/detail-page';
import { useFolded } from './use-folded';

interface Props<Row> {
  title: string;
  rows: readonly Row[];
  columns: Column<Row>[];
  actions?: ReactNode;
  /** What a keyword is looked for in; absent: no search. */
  textOf?: (row: Row) => string;
  empty: string;
}

const PAGE = 20;
/** Room that a column without a width needs at least. */
const FREE_PX = 150;

/** The entries of one section. Only a page of them is drawn, so that thousands edit as fast as ten. */
export function Entries<Row extends { id: string }>({ title, rows, columns, actions, textOf, empty }: Props<Row>) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const shown = useMemo(() => {
    const wanted = keyword.trim().toLowerCase();
    return textOf && wanted !== '' ? rows.filter((row) => textOf(row).toLowerCase().includes(wanted)) : rows;
  }, [rows, keyword, textOf]);
  const drawn = useFolded(columns);
  const emptyText = keyword === '' ? empty : t('table.noMatch');
  // With its table the library draws every row again: here that is for other rows or columns only.
  const table = useMemo(
    () => (
      <Table<Row>
        rowKey="id"
        size="small"
        columns={drawn}
        dataSource={shown}
        scroll={{ x: drawn.reduce((sum, one) => sum + (typeof one.width === 'number' ? one.width : FREE_PX), 0) }}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: <EmptyState title={emptyText} /> }}
      />
    ),
    [drawn, shown, emptyText],
  );
  const search = textOf && (
    <Input.Search
      className="network-search"
      allowClear
      aria-label={t('network.search')}
      placeholder={t('network.search')}
      onChange={(event) => setKeyword(event.target.value)}
    />
  );
  return (
    <Section
      title={title}
      actions={
        <div className="network-tools">
          {search}
          {actions}
        </div>
      }
    >
      {table}
    </Section>
  );
}
