import { useMemo } from 'react';
import { authorizationApi, type ResourceRow } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { type PartColumn, PartTable } from '@/ui/list/part-table';
import { OPERATIONS, type RowOption } from './labels';
import { ResourceSummary } from './resource-summary';
import './resource-rows.css';

const NONE: RowOption[] = [];
const MANY = 20;

/** Rows of resource authorization for reading, with what they come to. */
export function ResourceList({ rows }: { rows: readonly ResourceRow[] }) {
  const t = useT();
  const options = useLoad(authorizationApi.getOptions, {});
  const { types = NONE, modules = NONE, assetTypes = NONE } = options.data ?? {};
  const columns = useMemo((): PartColumn<ResourceRow>[] => {
    const named = (from: readonly RowOption[], value: string | undefined, none: string) =>
      value ? (from.find((one) => one.value === value)?.label ?? value) : none;
    return [
      { key: 'name', title: t('resourceRows.name'), render: ({ name }) => <bdi>{name}</bdi> },
      {
        key: 'type',
        title: t('resourceRows.type'),
        render: (row) => named(types, row.type, ''),
      },
      {
        key: 'operation',
        title: t('resourceRows.operation'),
        render: (row) => t(OPERATIONS[row.operation]),
      },
      {
        key: 'module',
        title: t('resourceRows.module'),
        render: (row) => named(modules, row.module, t('resourceRows.anyModule')),
      },
      {
        key: 'assetType',
        title: t('resourceRows.assetType'),
        render: (row) => named(assetTypes, row.assetType, t('resourceRows.anyAssetType')),
      },
    ];
  }, [t, types, modules, assetTypes]);
  return (
    <>
      {options.failure && <LoadFailure failure={options.failure} onRetry={options.reload} />}
      <ResourceSummary rows={rows} modules={modules} />
      <PartTable
        columns={columns}
        rows={rows}
        keyOf={({ type, name }) => `${type}\n${name}`}
        minWidth={720}
        pagination={{ pageSize: MANY, hideOnSinglePage: true, size: 'small' }}
      />
    </>
  );
}
