import { Pagination, Table } from 'antd';
import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import type { Node } from '@/api/system-settings/ask-nodes';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { type AnswerStanding, compare, standingsOf, timesOf } from '@/domain/ask/compare';
import type { NodeReply } from '@/domain/ask/reply';
import { type T, useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { QUIET } from '@/ui/data/quiet';
import { StatusTag } from '@/ui/data/status-tag';
import type { Column } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { useNarrow } from '@/ui/page/use-narrow';
import { AnswerCell } from './answer-cell';
import { msText, replyText, STANDING } from './labels';
import { Summary, TimesChart } from './summary';
import type { Run } from './use-run';

interface Row {
  readonly node: Node;
  readonly standing: AnswerStanding | 'asking';
  readonly reply: NodeReply | undefined;
}

const PAGE = 20;

/** A time and the slowest of all, which its bar is as long as. */
interface Ms extends CSSProperties {
  '--ask-ms': number;
}
interface Slowest extends CSSProperties {
  '--ask-slowest': number;
}
const barOf = (ms: number): Ms => ({ '--ask-ms': ms });
const scaleOf = (slowest: number): Slowest => ({ '--ask-slowest': slowest || 1 });

const BUSINESS = '/system_settings/node_access_management/business_node_management/:id/network';
const DDI = '/system_settings/node_access_management/ddi_node_management';

const addressOf = ({ id, name, kind }: Node) => (kind === 'ddi' ? to(DDI, { q: name }) : to(BUSINESS, { id }));

function Said({ reply }: Pick<Row, 'reply'>) {
  const t = useT();
  if (!reply) return null;
  if (reply.state === 'answered') return <AnswerCell answer={reply.answer} />;
  return <bdi className="lines">{replyText(t, reply)}</bdi>;
}

const msOf = ({ reply }: Row) => (reply?.state === 'answered' ? reply.answer.ms : null);

/** A time with a bar as long as it, beside the slowest of all. */
function Took({ row }: { row: Row }) {
  const t = useT();
  const ms = msOf(row);
  if (ms === null) return null;
  return (
    <span className="ask-took">
      <span className="ask-took-bar" aria-hidden style={barOf(ms)} />
      {t('ask.ms', { ms: msText(ms) })}
    </span>
  );
}

function columnsFor(t: T, isNarrow: boolean): Column<Row>[] {
  const nodeName = ({ node }: Row) => (
    <span className="cell-lines">
      <ScreenLink to={addressOf(node)}>
        <bdi>{node.name}</bdi>
      </ScreenLink>
      <span className="cell-more">
        <bdi className="code" dir="ltr">
          {node.ip}
        </bdi>
      </span>
    </span>
  );
  const standing = ({ standing: value }: Row) => <StatusTag value={value} map={STANDING} />;
  const took = (row: Row) => <Took row={row} />;
  if (isNarrow) {
    return [
      {
        key: 'node',
        title: t('ask.node'),
        width: '40%',
        className: 'cell-wrap',
        render: (_, row) => (
          <span className="ask-pair">
            {nodeName(row)}
            {standing(row)}
          </span>
        ),
      },
      {
        key: 'answer',
        title: t('ask.answer'),
        className: 'cell-wrap',
        render: (_, row) => (
          <span className="ask-pair">
            <Said reply={row.reply} />
            {took(row)}
          </span>
        ),
      },
    ];
  }
  return [
    { key: 'node', title: t('ask.node'), className: 'cell-wrap', width: '24%', render: (_, row) => nodeName(row) },
    { key: 'standing', title: t('ask.standing'), width: 140, render: (_, row) => standing(row) },
    { key: 'answer', title: t('ask.answer'), className: 'cell-wrap', render: (_, row) => <Said reply={row.reply} /> },
    { key: 'time', title: t('ask.time'), width: 160, render: (_, row) => took(row) },
  ];
}

const isOther = (row: Row, before: Row) =>
  row.node !== before.node || row.standing !== before.standing || row.reply !== before.reply;

/** The rows, drawn behind what is pressed meanwhile; of those in sight only the cells that say something else. */
const Answers = memo(function Answers({ rows }: { rows: readonly Row[] }) {
  const t = useT();
  const isNarrow = useNarrow();
  const columns = useMemo(
    () => columnsFor(t, isNarrow).map((column) => ({ ...column, shouldCellUpdate: isOther })),
    [t, isNarrow],
  );
  return (
    <Table<Row>
      loading={QUIET}
      rowKey={({ node }) => node.id}
      size="small"
      tableLayout="fixed"
      className="ask-table"
      columns={columns}
      dataSource={rows}
      pagination={false}
    />
  );
});

/** Rows as they stood when somebody had them sorted, of one run. */
interface Sorted {
  readonly nodes: readonly Node[];
  readonly ids: readonly string[];
}

/** The answers: as they were asked while they come in, so that no row moves under its reader, and then what is odd first. */
export function Results({ run }: { run: Run }) {
  const t = useT();
  const [only, setOnly] = useState<string | null>(null);
  const compared = useMemo(() => compare(run.replies), [run.replies]);
  const times = useMemo(() => timesOf(run.replies), [run.replies]);
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const standings = useMemo(
    () =>
      standingsOf(
        run.nodes.map(({ id }) => id),
        compared,
      ),
    [run.nodes, compared],
  );
  const rows = useMemo(() => {
    const nodes = new Map(run.nodes.map((node) => [node.id, node]));
    const known = new Map(standings.map(({ id, standing }) => [id, standing]));
    const held = sorted?.nodes === run.nodes ? sorted.ids : nodes.keys();
    return [...(run.isRunning ? held : known.keys())].flatMap((id): Row[] => {
      const node = nodes.get(id);
      const standing = known.get(id) ?? 'waiting';
      const isAsking = standing === 'waiting' && run.asking.has(id);
      return node ? [{ node, standing: isAsking ? 'asking' : standing, reply: run.replies.get(id) }] : [];
    });
  }, [run, standings, sorted]);
  const sort = () => setSorted({ nodes: run.nodes, ids: standings.map(({ id }) => id) });
  const group = compared.groups.find(({ key }) => key === only);
  const shown = useMemo(() => (group ? rows.filter(({ node }) => group.ids.includes(node.id)) : rows), [rows, group]);
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.ceil(shown.length / PAGE));
  const inSight = useMemo(() => shown.slice((page - 1) * PAGE, page * PAGE), [shown, page]);
  const drawn = useDeferredValue<readonly Row[] | null>(inSight, null);
  const slowestName = run.nodes.find(({ id }) => id === times?.slowest.id)?.name ?? '';
  return (
    <>
      <div className="ask-head">
        <Summary run={run} compared={compared} only={group ? only : null} onOnly={setOnly} />
        {times && <TimesChart times={times} name={slowestName} />}
      </div>
      <div className="ask-sort">
        <ActionButton size="small" permit={run.isRunning || 'ask.isSorted'} onClick={sort}>
          {t('ask.sortNow')}
        </ActionButton>
      </div>
      <div style={scaleOf(times?.slowest.ms ?? 0)}>{drawn && <Answers rows={drawn} />}</div>
      <Pagination
        className="ask-pages"
        align="end"
        size="small"
        hideOnSinglePage
        showSizeChanger={false}
        current={page}
        pageSize={PAGE}
        total={shown.length}
        onChange={setPage}
      />
    </>
  );
}
