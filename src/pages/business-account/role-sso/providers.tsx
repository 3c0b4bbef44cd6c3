import { type ReactNode, useMemo } from 'react';
import { type IdentityProvider, identityProviderApi } from '@/api/business-account/identity-provider';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { expiryCell, expiryText } from '@/components/identity-provider/expiry';
import { PROVIDER_TYPES } from '@/components/identity-provider/labels';
import { useProviderActions } from '@/components/identity-provider/provider-actions';
import { TypeName } from '@/components/identity-provider/type-name';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { EmptyState } from '@/ui/feedback/states';
import { columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import type { Action } from '@/ui/page/row-actions';
import './providers.css';

const col = columnsOf<IdentityProvider>();

const columnsFor = (t: T, actions: (provider: IdentityProvider) => readonly Action[]) => [
  {
    ...col.link('name', t('identityProvider.name'), ({ id }) =>
      to('/business_account/sso_management/role_sso/:id', { id }),
    ),
    className: 'cell-wrap provider-name',
    width: 200,
  },
  {
    key: 'type',
    title: t('identityProvider.type'),
    width: 96,
    exportValue: ({ type }: IdentityProvider) => codeText(t, PROVIDER_TYPES, type),
    render: (_: unknown, { type }: IdentityProvider) => <TypeName type={type} />,
  },
  {
    key: 'certificateExpiresAt',
    isState: true,
    className: 'expiry-cell',
    title: t('identityProvider.certificate'),
    width: 208,
    exportValue: ({ certificateExpiresAt: at }: IdentityProvider) => (at === null ? null : expiryText(t, at)),
    render: (_: unknown, { certificateExpiresAt: at }: IdentityProvider) =>
      at === null ? <Absent /> : expiryCell(t, at),
  },
  {
    key: 'uses',
    title: t('identityProvider.uses'),
    className: 'cell-wrap',
    exportValue: ({ uses }: IdentityProvider) => uses.map(({ name }) => name).join(', '),
    render: (_: unknown, { uses }: IdentityProvider) =>
      uses.length === 0 ? <Absent /> : <bdi>{uses.map(({ name }) => name).join(', ')}</bdi>,
  },
  col.time('updatedAt', t('identityProvider.updatedAt')),
  col.actions(t('table.actions'), actions),
];

/** The identity providers of the business account. */
export function Providers({ create }: { create: ReactNode }) {
  const t = useT();
  const actionsOf = useProviderActions();
  const columns = useMemo(() => columnsFor(t, actionsOf), [t, actionsOf]);
  return (
    <ResourceTable
      load={identityProviderApi.list}
      dependsOn={[roleSsoApi.list]}
      columns={columns}
      keyword={t('identityProvider.search')}
      filters={[
        {
          name: 'type',
          label: t('identityProvider.type'),
          options: optionsOf(t, PROVIDER_TYPES),
        },
      ]}
      empty={
        <EmptyState title={t('identityProvider.emptyTitle')} text={t('identityProvider.emptyText')} action={create} />
      }
    />
  );
}
