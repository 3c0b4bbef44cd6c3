import { useMemo } from 'react';
import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import { type ActionAccess, accessReviewApi } from '@/api/business-account/access-review';
import { actionsOn, screenOfAction } from '@/api/business-account/console-action';
import { actionText } from '@/components/console-action/action-text';
import { consoleScreens } from '@/components/console-action/console-screens';
import { type T, useT } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { Baseline } from './baseline';
import { DEPENDS_ON } from './depends-on';
import { NotListed } from './not-listed';
import { useChangeColumns } from './use-decisions';
import { useScope } from './use-scope';
import { useRoleFilter } from './use-targets';
import { standingColumns, whoColumn } from './who';

const col = columnsOf<ActionAccess>();

const columnsFor = (t: T, screens: ReadonlyMap<string, string>): readonly Column<ActionAccess>[] => [
  {
    ...col.words('action', t('accessReview.action'), ({ action }) => actionText(t, action)),
    className: 'cell-wrap',
  },
  {
    key: 'screen',
    title: t('accessReview.screen'),
    className: 'cell-text',
    exportValue: ({ action }: ActionAccess) => screens.get(screenOfAction(action) ?? ''),
    render: (_: unknown, { action }: ActionAccess) => screens.get(screenOfAction(action) ?? '') ?? <Absent />,
  },
  whoColumn<ActionAccess>(t, ({ action }) => ({ product: CONSOLE_PRODUCT, action })),
  col.words('by', t('accessReview.grantedBy'), () => t('accessReview.byGateway')),
  ...standingColumns<ActionAccess>(t),
];

/** Who may do what on the screens of the console: which accounts delete keys, and which role they have. */
export function Actions({ onVersion }: { onVersion: (version: string | undefined) => void }) {
  const t = useT();
  const role = useRoleFilter();
  const screens = useMemo(() => consoleScreens(t), [t]);
  const scope = useScope();
  const changes = useChangeColumns();
  const columns = useMemo(() => [...columnsFor(t, screens), ...changes], [t, screens, changes]);
  const options = [...screens].flatMap(([key, name]) =>
    actionsOn(key).map((action) => ({ value: action, label: `${name} / ${actionText(t, action)}` })),
  );
  return (
    <>
      <Baseline list="actions" />
      <NotListed
        filter="action"
        options={options}
        told="accessReview.notListedActions"
        otherwise="accessReview.actionsNote"
      />
      <ResourceTable
        load={accessReviewApi.listActions}
        dependsOn={DEPENDS_ON}
        columns={columns}
        filters={[{ name: 'action', label: t('accessReview.action'), options }, role, ...scope.filters]}
        {...(scope.keyword !== undefined && { keyword: scope.keyword })}
        onVersion={onVersion}
        empty={<EmptyState title={t('accessReview.noActions')} />}
      />
    </>
  );
}
