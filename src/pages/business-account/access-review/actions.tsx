import { useMemo } from 'react';
import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import { type ActionAccess, accessReviewApi } from '@/api/business-account/access-review';
import { actionsOn, isConsoleAction, screenOf } from '@/api/business-account/console-action';
import { type T, useT } from '@/i18n/use-t';
import { EmptyState } from '@/ui/feedback/states';
import { ResourceTable } from '@/ui/list/resource-table';
import { consoleScreens } from './console-screens';
import { DEPENDS_ON } from './depends-on';
import { useRoleFilter } from './use-targets';
import { standingColumns, whoColumn } from './who';

const actionText = (t: T, action: string) => (isConsoleAction(action) ? t(`consoleAction.${action}`) : action);

const columnsFor = (t: T, screens: ReadonlyMap<string, string>) => [
  {
    key: 'action',
    title: t('accessReview.action'),
    className: 'cell-text',
    render: (_: unknown, { action }: ActionAccess) => actionText(t, action),
  },
  {
    key: 'screen',
    title: t('accessReview.screen'),
    className: 'cell-text',
    render: (_: unknown, { action }: ActionAccess) => {
      const screen = screenOf(action);
      return (screen !== null && screens.get(screen)) || <span className="absent">{t('common.none')}</span>;
    },
  },
  whoColumn<ActionAccess>(t, ({ action }) => ({ product: CONSOLE_PRODUCT, action })),
  {
    key: 'by',
    title: t('accessReview.grantedBy'),
    render: () => t('accessReview.byGateway'),
  },
  ...standingColumns<ActionAccess>(t),
];

/** Who may do what on the screens of the console: which accounts delete keys, and which role they have. */
export function Actions({ onVersion }: { onVersion: (version: string | undefined) => void }) {
  const t = useT();
  const role = useRoleFilter();
  const screens = useMemo(() => consoleScreens(t), [t]);
  const columns = useMemo(() => columnsFor(t, screens), [t, screens]);
  const options = [...screens].flatMap(([key, name]) =>
    actionsOn(key).map((action) => ({ value: action, label: `${name} / ${actionText(t, action)}` })),
  );
  return (
    <>
      <p className="screen-note">{t('accessReview.actionsNote')}</p>
      <ResourceTable
        load={accessReviewApi.listActions}
        dependsOn={DEPENDS_ON}
        columns={columns}
        filters={[{ name: 'action', label: t('accessReview.action'), options }, role]}
        onVersion={onVersion}
        empty={<EmptyState title={t('accessReview.noActions')} />}
      />
    </>
  );
}
