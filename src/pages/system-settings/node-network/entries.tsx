import { Table } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import { EmptyState } from '@/ui/feedback/states';
import type { Column } from '@/ui/list/columns';
import { Keyword } from '@/ui/list/keyword';
import { Section } from '@/ui/page/detail-page';
import { useNarrow } from '@/ui/page/use-narrow';
import { StagedFields } from './pending-mark';
import { useFolded } from './use-folded';
import type { StagedNode } from './use-node';
import { useStagedRows } from './use-staged-rows';

interface Props<Row> {
  node: StagedNode;
  section: Change['section'];
  title: string;
  /** As the gateway has them, and with what is staged. */
  base: readonly Row[];
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
export function Entries<Row extends { id: string }>(props: Props<Row>) {
  const { node, title, actions, textOf, empty } = props;
  const t = useT();
  const { staged, all, drawn: withName, changed } = useStagedRows(props);
  const [keyword, setKeyword] = useState('');
  const shown = useMemo(() => {
    const wanted = keyword.trim().toLowerCase();
    return textOf && wanted !== '' ? all.filter((row) => textOf(row).toLowerCase().includes(wanted)) : all;
  }, [all, keyword, textOf]);
  const drawn = useFolded(withName);
  const isNarrow = useNarrow();
  const emptyText = keyword === '' ? empty : t('table.noMatch');
  // With its table the library draws every row again: here that is for other rows or columns only.
  const table = useMemo(
    () => (
      <Table<Row>
        loading={QUIET}
        rowKey="id"
        size="small"
        className="network-entries"
        // What can be done takes what it holds, and the rest is shared by what tells rows apart.
        {...(!isNarrow && { tableLayout: 'auto' })}
        // Folded into one column, its head would name the first of all.
        showHeader={!isNarrow}
        columns={drawn}
        dataSource={shown}
        rowClassName={({ id }) => (staged.get(id)?.after === null ? 'network-gone' : '')}
        expandable={{
          showExpandColumn: false,
          expandedRowKeys: changed,
          expandedRowRender: ({ id }) => {
            const change = staged.get(id);
            return change && <StagedFields node={node} change={change} />;
          },
        }}
        scroll={{ x: drawn.reduce((sum, one) => sum + (typeof one.width === 'number' ? one.width : FREE_PX), 0) }}
        showSorterTooltip={false}
        pagination={{
          pageSize: PAGE,
          hideOnSinglePage: true,
          showSizeChanger: false,
          size: 'small',
          showTotal: (total) => t('table.total', { total }),
        }}
        locale={{ emptyText: <EmptyState title={emptyText} /> }}
      />
    ),
    [t, drawn, shown, emptyText, staged, changed, node, isNarrow],
  );
  const search = textOf && (
    <div className="network-search">
      <Keyword value={keyword} label={t('network.search')} onChange={setKeyword} />
    </div>
  );
  return (
    <Section
      title={title}
      actions={
        <div className="network-tools under-thumb">
          {search}
          {actions}
        </div>
      }
    >
      {all.length === 0 ? <p className="network-empty">{empty}</p> : table}
    </Section>
  );
}
