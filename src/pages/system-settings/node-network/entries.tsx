import { Table } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { kindOf } from '@/components/network-sections/labels';
import { type Findable, findEntries } from '@/domain/net/find-entries';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import { EmptyState } from '@/ui/feedback/states';
import type { Column } from '@/ui/list/columns';
import { Keyword } from '@/ui/list/keyword';
import { Section } from '@/ui/page/detail-page';
import { useNarrow } from '@/ui/page/use-narrow';
import { useQuery } from '@/ui/page/use-query';
import { pendingText, StagedFields } from './pending-mark';
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
  /** What can be typed to find entries, and what each is found by. */
  find: { readonly label: string; readonly of: (row: Row) => Findable };
  empty: string;
}

const PAGE = 20;
/** So many entries are seen at a glance: a search among fewer would only stand in the way. */
const SEARCHED_FROM = 6;
/** Room that a column without a width needs at least. */
const FREE_PX = 150;

/** What columns need together; what can be done counts with the width that it is given, although it takes what it holds. */
const roomOf = (columns: readonly { width?: number | string | undefined }[]) =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : FREE_PX), 0);

/** The entries of one section. Only a page of them is drawn, so that thousands edit as fast as ten. */
export function Entries<Row extends { id: string }>(props: Props<Row>) {
  const { node, section, title, actions, find, empty } = props;
  const t = useT();
  const { staged, all, drawn: withName, changed } = useStagedRows(props);
  // In the address, by the section: a tab may hold two of them, and the way back from elsewhere finds it again.
  const [query, change] = useQuery();
  const place = `find.${section}`;
  const keyword = query.get(place) ?? '';
  const { list: shown, around } = useMemo(() => {
    const pendingWords = (id: string) => {
      const own = staged.get(id);
      return own ? [t(pendingText(kindOf(own)))] : [];
    };
    const of = (row: Row) => {
      const found = find.of(row);
      return { ...found, words: [...found.words, ...pendingWords(row.id)] };
    };
    return findEntries(all, keyword, of);
  }, [t, all, keyword, find, staged]);
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
        scroll={{ x: roomOf(isNarrow ? drawn : withName) }}
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
    [t, drawn, withName, shown, emptyText, staged, changed, node, isNarrow],
  );
  const isSearched = all.length >= SEARCHED_FROM || keyword !== '';
  return (
    <Section
      title={title}
      actions={
        <div className="network-tools under-thumb">
          {isSearched && (
            <div className="network-search">
              <Keyword value={keyword} label={find.label} onChange={(text) => change({ [place]: text })} />
            </div>
          )}
          {actions}
        </div>
      }
    >
      {isSearched && (
        <p className="network-found" role="status">
          {keyword !== '' && t(around > 1 ? 'network.foundAround' : 'network.found', { count: shown.length })}
        </p>
      )}
      {all.length === 0 ? <p className="network-empty">{empty}</p> : table}
    </Section>
  );
}
