import { useMemo } from 'react';
import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import { accessReviewApi, type ScreenAccess } from '@/api/business-account/access-review';
import { consoleScreens } from '@/components/console-action/console-screens';
import { type T, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { EmptyState } from '@/ui/feedback/states';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { Baseline } from './baseline';
import { DEPENDS_ON } from './depends-on';
import { NotListed } from './not-listed';
import { useDecisions } from './use-decisions';
import { useScope } from './use-scope';
import { useRoleFilter, useTargets } from './use-targets';
import { OPERATIONS, standingColumns, whoColumn } from './who';

const col = columnsOf<ScreenAccess>();

const columnsFor = (t: T, own: ReadonlyMap<string, string>): readonly Column<ScreenAccess>[] => [
  {
    ...col.words('menu', t('accessReview.screen'), ({ product, menu }) =>
      product.code === CONSOLE_PRODUCT ? (own.get(menu.key) ?? menu.name) : menu.name,
    ),
    className: 'cell-text',
  },
  {
    ...col.words('product', t('access.product'), ({ product }) =>
      product.code === CONSOLE_PRODUCT ? t('access.console') : product.name,
    ),
    className: 'cell-text',
  },
  whoColumn<ScreenAccess>(t, ({ product, menu }) => ({ product: product.code, menu: menu.key })),
  {
    key: 'operation',
    title: t('access.operation'),
    exportValue: ({ operation }: ScreenAccess) =>
      t(operation === null ? 'accessReview.byAction' : OPERATIONS[operation]),
    render: (_: unknown, { operation, product, menu, account }: ScreenAccess) =>
      operation === null ? (
        <Link
          to={to(
            '/business_account/account_management/:id/access',
            { id: account.id },
            { product: product.code, menu: menu.key },
          )}
        >
          {t('accessReview.byAction')}
        </Link>
      ) : (
        t(OPERATIONS[operation])
      ),
  },
  col.words('by', t('accessReview.grantedBy'), ({ product }) =>
    t(product.code === CONSOLE_PRODUCT ? 'accessReview.byGateway' : 'access.gate.role'),
  ),
  ...standingColumns<ScreenAccess>(t),
];

const nameOf = ({ account, menu }: ScreenAccess) => `${account.name} ${menu.name}`;

/** Who sees which screen: menu items of products by the role, screens of the console by the gateway. */
export function Screens({ onVersion }: { onVersion: (version: string | undefined) => void }) {
  const t = useT();
  const targets = useTargets();
  const role = useRoleFilter();
  const own = useMemo(() => consoleScreens(t), [t]);
  const scope = useScope();
  const decisions = useDecisions(accessReviewApi.listScreens);
  const columns = useMemo(() => [...columnsFor(t, own), ...decisions.columns], [t, own, decisions.columns]);
  const menus = (targets?.products ?? []).flatMap(({ code, name, menus }) =>
    menus.map((menu) => ({ value: `${code}:${menu.key}`, label: `${name} / ${menu.name}` })),
  );
  const screens = [...own].map(([key, name]) => ({
    value: `${CONSOLE_PRODUCT}:${key}`,
    label: `${t('access.console')} / ${name}`,
  }));
  const options = [...menus, ...screens];
  return (
    <>
      <Baseline list="screens" />
      <NotListed filter="screen" options={options} told="accessReview.notListedScreens" />
      <ResourceTable
        load={accessReviewApi.listScreens}
        dependsOn={DEPENDS_ON}
        columns={columns}
        filters={[{ name: 'screen', label: t('accessReview.screen'), options }, role, ...scope.filters]}
        {...(scope.keyword !== undefined && { keyword: scope.keyword })}
        bulk={decisions.bulk}
        nameOf={nameOf}
        onVersion={onVersion}
        empty={<EmptyState title={t('accessReview.noScreens')} />}
      />
    </>
  );
}
