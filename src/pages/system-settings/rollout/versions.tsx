import { Form, Skeleton } from 'antd';
import { useMemo } from 'react';
import type { NodeSoftware } from '@/api/system-settings/node-software';
import { rolloutApi } from '@/api/system-settings/rollout';
import { useStagedNodeIds } from '@/components/network-changes/staged-keys';
import type { LeftOut } from '@/domain/rollout/plan';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { FormSection } from '@/ui/form/form-section';
import { CellLines } from '@/ui/list/cell-lines';
import { type PartColumn, PartTable } from '@/ui/list/part-table';
import { OnlyAction } from '@/ui/page/row-actions';
import { LEFT_OUT, NODE_TYPES_MANY, readyText } from './labels';
import { compareVersions, isNewer, reasonOf } from './model';

interface Row extends NodeSoftware {
  /** Nodes that run it, that run an older one, and that can be upgraded to it now. */
  readonly on: number;
  readonly behind: number;
  readonly ready: number;
  /** How many of these run a newer one: the version would take them back. */
  readonly back: number;
  /** How many of the others cannot, by what stands in the way. */
  readonly held: readonly { readonly reason: LeftOut; readonly count: number }[];
}

/** What stands in the way of the others, beside that they run the version, which has a column of its own. */
const HELD = Object.keys(LEFT_OUT).filter(
  (reason): reason is LeftOut => reason in LEFT_OUT && reason !== 'sameVersion',
);

/** The versions that there are of one type of node, the newest first, and how many nodes stand where. */
function VersionsOf({ packages }: { packages: readonly NodeSoftware[] }) {
  const t = useT();
  const form = Form.useFormInstance();
  const staged = useStagedNodeIds();
  const newestFirst = useMemo(
    () => packages.toSorted((a, b) => compareVersions(b.softwareVersion, a.softwareVersion)),
    [packages],
  );
  // Each package of a type is for the same nodes.
  const { data, failure, reload } = useLoad(rolloutApi.getCandidates, { id: newestFirst[0]?.id ?? '' });
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active />;
  const nodes = data.list;
  const rows = newestFirst.map((one): Row => {
    const { softwareVersion: version } = one;
    const count = (is: (node: (typeof nodes)[number]) => boolean) => nodes.filter(is).length;
    const reasons = nodes.map((node) => reasonOf(node, version, staged));
    return {
      ...one,
      on: count((node) => node.softwareVersion === version),
      behind: count((node) => node.softwareVersion !== '' && compareVersions(node.softwareVersion, version) < 0),
      ready: reasons.filter((reason) => reason === null).length,
      back: nodes.filter((node, place) => reasons[place] === null && isNewer(node, version)).length,
      held: HELD.map((reason) => ({ reason, count: reasons.filter((one) => one === reason).length })).filter(
        ({ count: held }) => held > 0,
      ),
    };
  });
  const unknown = nodes.filter(({ softwareVersion }) => softwareVersion === '').length;
  const columns: PartColumn<Row>[] = [
    {
      key: 'version',
      title: t('rollout.version'),
      className: 'cell-wrap',
      render: ({ softwareVersion, name }) => (
        <CellLines more={<bdi dir="ltr">{name}</bdi>}>
          <bdi dir="ltr">{softwareVersion}</bdi>
        </CellLines>
      ),
    },
    {
      key: 'on',
      title: t('rollout.onIt'),
      align: 'end',
      render: ({ on }) => t('rollout.ofNodes', { count: on, all: nodes.length }),
    },
    {
      key: 'behind',
      title: t('rollout.behind'),
      align: 'end',
      render: ({ behind }) => t('rollout.ofNodes', { count: behind, all: nodes.length }),
    },
    {
      key: 'ready',
      title: t('rollout.readyNow'),
      align: 'end',
      render: ({ ready, back }) => readyText(t, ready, back),
    },
    {
      key: 'actions',
      title: t('table.actions'),
      isBare: true,
      render: ({ id, ready }) => (
        <OnlyAction
          action={{
            key: 'choose',
            label: t('rollout.chooseVersion'),
            permit: ready > 0 || 'rollout.noneReady',
            run: () => form.setFieldValue('softwareId', id),
          }}
        />
      ),
    },
  ];
  const heldText = ({ held }: Row) =>
    listed(
      held.map(({ reason, count }) => t('rollout.heldNodes', { reason: t(LEFT_OUT[reason]), count })),
      t('common.separator'),
    );
  return (
    <>
      <PartTable<Row> columns={columns} rows={rows} keyOf={({ id }) => id} minWidth="max-content" />
      <ul className="rollout-held absent">
        {rows
          .filter(({ held }) => held.length > 0)
          .map((row) => (
            <li key={row.id}>
              <bdi>{t('rollout.held', { version: row.softwareVersion, list: heldText(row) })}</bdi>
            </li>
          ))}
        {unknown > 0 && (
          <li>
            <bdi>{t('rollout.unknownVersion', { count: unknown })}</bdi>
          </li>
        )}
      </ul>
    </>
  );
}

/** What can be brought to nodes and how far the nodes are, while no version is chosen. */
export function Versions({ packages }: { packages: readonly NodeSoftware[] }) {
  const t = useT();
  const types = [...new Set(packages.map(({ type }) => type))];
  return types.map((type) => (
    <FormSection key={type} title={t('rollout.versionsOf', { type: codeText(t, NODE_TYPES_MANY, type) })}>
      <VersionsOf packages={packages.filter((one) => one.type === type)} />
    </FormSection>
  ));
}
