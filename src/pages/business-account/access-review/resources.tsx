import { useMemo } from 'react';
import type { AccessTargets } from '@/api/business-account/access';
import { accessReviewApi, type GrantedAccess } from '@/api/business-account/access-review';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { EmptyState } from '@/ui/feedback/states';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Baseline } from './baseline';
import { DEPENDS_ON } from './depends-on';
import { useDecisions } from './use-decisions';
import { useScope } from './use-scope';
import { useRoleFilter, useTargets } from './use-targets';
import { OPERATIONS, standingColumns, whoColumn } from './who';

const col = columnsOf<GrantedAccess>();

const GATES: Readonly<Record<string, MessageId>> = {
  fullData: 'access.gate.fullData',
  resource: 'access.gate.resource',
  organization: 'access.gate.organization',
};

const NONE: AccessTargets['resources'] = [];

/** The question that explains a row, where the gateway names the resource as one to ask about. */
function questionOf({ resource, operation }: GrantedAccess, known: AccessTargets['resources']): Record<string, string> {
  const found = known.find(({ name }) => name === resource.name);
  return found
    ? {
        product: found.module,
        resource: `${found.type}:${found.name}`,
        ...(operation === 'readWrite' && { operation: 'write' }),
      }
    : {};
}

const columnsFor = (t: T, known: AccessTargets['resources']): readonly Column<GrantedAccess>[] => [
  {
    key: 'resource',
    title: t('access.resource'),
    className: 'cell-wrap',
    inFile: [
      {
        key: 'resource',
        title: t('access.resource'),
        exportValue: ({ resource }: GrantedAccess) => resource.name,
      },
      {
        key: 'resourceType',
        title: t('accessReview.resourceType'),
        exportValue: ({ resource }: GrantedAccess) => resource.type,
      },
      {
        key: 'module',
        title: t('access.product'),
        exportValue: ({ resource }: GrantedAccess) => resource.module,
      },
    ],
    render: (_: unknown, { resource }: GrantedAccess) => (
      <CellLines more={`${resource.type}${DOT}${resource.module}`}>
        <bdi>{resource.name}</bdi>
      </CellLines>
    ),
  },
  whoColumn<GrantedAccess>(t, (row) => questionOf(row, known)),
  col.words('operation', t('access.operation'), ({ operation }) => t(OPERATIONS[operation])),
  {
    ...col.words('by', t('accessReview.grantedBy'), ({ gate, by }) => {
      const label = codeText(t, GATES, gate);
      return by ? t('accessReview.by', { gate: label, name: by }) : label;
    }),
    className: 'cell-wrap',
  },
  ...standingColumns<GrantedAccess>(t),
];

const nameOf = ({ account, resource }: GrantedAccess) => `${account.name} ${resource.name}`;

/** Who may read or write which resource, and what grants it. */
export function Resources({ onVersion }: { onVersion: (version: string | undefined) => void }) {
  const t = useT();
  const known = useTargets()?.resources ?? NONE;
  const role = useRoleFilter();
  const scope = useScope();
  const decisions = useDecisions(accessReviewApi.list);
  const columns = useMemo(() => [...columnsFor(t, known), ...decisions.columns], [t, known, decisions.columns]);
  const names = [...new Set(known.map(({ name }) => name))];
  return (
    <>
      <Baseline list="resources" />
      <ResourceTable
        load={accessReviewApi.list}
        dependsOn={DEPENDS_ON}
        columns={columns}
        filters={[
          {
            name: 'resource',
            label: t('access.resource'),
            options: names.map((name) => ({ value: name, label: name })),
          },
          { name: 'operation', label: t('access.operation'), options: optionsOf(t, OPERATIONS) },
          role,
          ...scope.filters,
        ]}
        {...(scope.keyword !== undefined && { keyword: scope.keyword })}
        bulk={decisions.bulk}
        nameOf={nameOf}
        onVersion={onVersion}
        empty={<EmptyState title={t('accessReview.noResources')} />}
      />
    </>
  );
}
