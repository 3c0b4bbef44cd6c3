import { Alert, Button, Input, Skeleton, Table } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import type { NodeSoftware } from '@/api/system-settings/node-software';
import { type RolloutCandidate, rolloutApi } from '@/api/system-settings/rollout';
import { useStagedNodeIds } from '@/components/network-changes/staged-keys';
import { type LeftOut, MOST_UPGRADED } from '@/domain/rollout/plan';
import { listed } from '@/i18n/isolated';
import { type T, useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { chosenIds, NameList } from '@/ui/form/name-list';
import { CellLines } from '@/ui/list/cell-lines';
import type { Column } from '@/ui/list/columns';
import { LEFT_OUT } from './labels';
import { reasonOf } from './model';

interface Props {
  software: NodeSoftware;
  /** How many of those chosen elsewhere are beyond what one rollout takes. */
  left: number;
  /** Set by the Field around it. */
  id?: string;
  value?: readonly string[];
  onChange?: (ids: string[]) => void;
}

interface Row extends RolloutCandidate {
  reason: LeftOut | null;
}

const PAGE = 10;

const columnsOf = (t: T): Column<Row>[] => [
  {
    key: 'name',
    title: t('rollout.node'),
    className: 'cell-wrap',
    render: (_, { name, ip, reason }) => (
      <CellLines more={<bdi dir="ltr">{ip}</bdi>} note={reason && t(LEFT_OUT[reason])}>
        <bdi>{name}</bdi>
      </CellLines>
    ),
  },
  { key: 'site', title: t('rollout.site'), render: (_, { site }) => site ?? t('common.none') },
  {
    key: 'version',
    title: t('businessNode.softwareVersion'),
    render: (_, { softwareVersion }) => (
      <bdi className="code" dir="ltr">
        {softwareVersion || t('common.none')}
      </bdi>
    ),
  },
];

const matches = ({ name, ip, id }: Row, keyword: string) =>
  [name, ip, id].some((text) => text.toLocaleLowerCase().includes(keyword));

/** The nodes that a package is for, to be chosen one by one, by site or all; those that cannot take it say why. */
export function NodePick({ software, left, id, value = [], onChange }: Props) {
  const t = useT();
  const staged = useStagedNodeIds();
  const loaded = useLoad(rolloutApi.getCandidates, { id: software.id });
  const [typed, setTyped] = useState('');
  const [site, setSite] = useState('');
  const version = software.softwareVersion;
  const rows = useMemo(
    () =>
      loaded.data?.list
        .map((node): Row => ({ ...node, reason: reasonOf(node, version, staged) }))
        // What can be chosen comes first.
        .sort((a, b) => Number(a.reason !== null) - Number(b.reason !== null)),
    [loaded.data, version, staged],
  );
  const ready = useMemo(() => new Set(rows?.flatMap((row) => (row.reason === null ? [row.id] : []))), [rows]);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const [cut, setCut] = useState(left);
  // Chosen elsewhere, such as in the list of nodes: what cannot be taken in is said and left out.
  useEffect(() => {
    const gone = rows ? value.filter((one) => !ready.has(one)) : [];
    if (gone.length === 0) return;
    setDropped(gone);
    onChange?.(value.filter((one) => ready.has(one)));
  }, [rows, ready, value, onChange]);
  const columns = useMemo(() => columnsOf(t), [t]);
  if (loaded.failure) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!rows) return <Skeleton active />;
  const sites = [...new Set(rows.flatMap((row) => row.site ?? []))];
  const keyword = typed.trim().toLocaleLowerCase();
  const found = rows.filter((row) => (site === '' || row.site === site) && matches(row, keyword));
  const choosable = found.filter((row) => row.reason === null).map((row) => row.id);
  const choose = (ids: readonly string[]) => {
    const all = [...new Set(ids)];
    setCut(Math.max(0, all.length - MOST_UPGRADED));
    onChange?.(all.slice(0, MOST_UPGRADED));
  };
  const known = new Map(rows.map((row) => [row.id, row]));
  const droppedTexts = dropped.map((one) => {
    const { name, reason } = known.get(one) ?? { name: one, reason: null };
    if (!known.has(one)) return t('rollout.droppedNode', { name, reason: t('rollout.isNotOfType') });
    return reason === null ? name : t('rollout.droppedNode', { name, reason: t(LEFT_OUT[reason]) });
  });
  return (
    <div id={id}>
      {droppedTexts.length > 0 && (
        <Alert
          className="rollout-alert"
          type="warning"
          showIcon
          title={t('rollout.dropped', { count: droppedTexts.length })}
          description={listed(droppedTexts, t('common.separator'))}
        />
      )}
      {cut > 0 && (
        <Alert
          className="rollout-alert"
          type="warning"
          showIcon
          title={t('rollout.cut', { count: cut, most: MOST_UPGRADED })}
        />
      )}
      <div className="rollout-pick-bar">
        <Input.Search
          className="rollout-pick-search"
          allowClear
          aria-label={t('rollout.searchNodes')}
          placeholder={t('rollout.searchNodes')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {sites.length > 1 && (
          <Choice<string>
            aria-label={t('rollout.site')}
            className="rollout-pick-site"
            value={site}
            onChange={setSite}
            options={[
              { value: '', label: t('rollout.allSites') },
              ...sites.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        <Button onClick={() => choose([...value, ...choosable])}>
          {t('rollout.chooseAll', { count: choosable.length })}
        </Button>
        <Button onClick={() => choose([])}>{t('rollout.chooseNone')}</Button>
      </div>
      <Table<Row>
        loading={QUIET}
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={found}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        rowSelection={{
          preserveSelectedRowKeys: true,
          selectedRowKeys: [...value],
          onChange: (keys) => choose(keys.map(String)),
          getCheckboxProps: ({ name, reason }) => ({ disabled: reason !== null, 'aria-label': name }),
        }}
        locale={{ emptyText: <EmptyState title={t(rows.length === 0 ? 'rollout.noNodes' : 'rollout.noneShown')} /> }}
      />
      <p role="status" className="absent">
        {t('rollout.chosen', { count: value.length, all: rows.length, left: rows.length - ready.size })}
      </p>
    </div>
  );
}

function NodeNames({ software, ids }: { software: NodeSoftware; ids: readonly string[] }) {
  const { data } = useLoad(rolloutApi.getCandidates, { id: software.id });
  return <NameList names={ids.map((id) => data?.list.find((one) => one.id === id)?.name ?? id)} />;
}

NodePick.read = (value: unknown, { software }: Props) => <NodeNames software={software} ids={chosenIds(value)} />;
