import { type ReactNode, useCallback, useMemo } from 'react';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleApi } from '@/api/business-account/role';
import { type RoleSso, roleSsoApi } from '@/api/business-account/role-sso';
import { sentences } from '@/i18n/sentences';
import { type T, useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { usePanel } from '@/ui/page/use-panel';
import { MappingImpact } from './mapping-impact';

const Create = lazyComponent(() => import('./mapping-create'));
const Edit = lazyComponent(() => import('./mapping-edit'));
const col = columnsOf<RoleSso>();

const columnsFor = (t: T, actions: (mapping: RoleSso) => readonly Action[]) => [
  col.code('attribute', t('roleSso.attribute')),
  col.text('value', t('roleSso.value')),
  col.text('roleName', t('roleSso.role')),
  col.text('providerName', t('roleSso.provider')),
  col.number('precedence', t('roleSso.precedence')),
  col.time('updatedAt', t('roleSso.updatedAt')),
  col.actions(t('table.actions'), actions),
];

/** Which value of which attribute gives which role. */
export function Mappings({ create }: { create: ReactNode }) {
  const t = useT();
  const panel = usePanel();
  const providers = useLoad(identityProviderApi.getOptions, {});
  const actionsOf = useMappingActions(panel.open);
  const columns = useMemo(() => columnsFor(t, actionsOf), [t, actionsOf]);
  return (
    <>
      <ResourceTable
        load={roleSsoApi.list}
        dependsOn={[identityProviderApi.list, roleApi.list]}
        columns={columns}
        keyword={t('roleSso.search')}
        filters={[
          {
            name: 'providerId',
            label: t('roleSso.provider'),
            options: (providers.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        empty={<EmptyState title={t('roleSso.emptyTitle')} text={t('roleSso.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}

function useMappingActions(open: (name: string, id: string) => void): (mapping: RoleSso) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    ({ id, value, roleName }) => [
      { key: 'edit', label: t('roleSso.edit'), permit: can(roleSsoApi.update), run: () => open('edit', id) },
      deletion({
        permit: can(roleSsoApi.delete),
        verb: t('roleSso.delete'),
        title: t('roleSso.deleteTitle', { value }),
        content: (
          <MappingImpact
            id={id}
            warning={sentences(t('roleSso.deleteText', { role: roleName }), t('confirm.irreversible'))}
          />
        ),
        run: () => roleSsoApi.delete({ id }),
        success: t('roleSso.deleted', { value }),
      }),
    ],
    [t, can, deletion, open],
  );
}
