import { useMemo } from 'react';
import * as z from 'zod';
import { accountAuthorizationApi, basicAuthorization, withMenuPerProduct } from '@/api/business-account/authorization';
import { roleApi } from '@/api/business-account/role';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan, useOwnId } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { FormPanel } from '@/ui/form/form-panel';
import { FormSection } from '@/ui/form/form-section';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { DataFields } from './data-fields';
import { AccountRoleFields } from './role-fields';

const form = z.object({ basic: basicAuthorization });

/** Role, menus, message channels and the flags about data as a whole. */
export function AuthorizationTab({ id, name }: { id: string; name: string }) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const own = useOwnId();
  const loaded = useLoad(accountAuthorizationApi.get, { id });
  const menus = useLoad(roleApi.getMenuTree, {});
  const tree = useMemo(() => menus.data?.list ?? [], [menus.data]);
  const schema = useMemo(() => withMenuPerProduct(form, tree), [tree]);
  if (menus.failure && !menus.data) return <LoadFailure failure={menus.failure} onRetry={menus.reload} />;
  return (
    <LoadedPanel loaded={loaded}>
      {({ version, basic: { roleId, ...rest } }) => (
        <FormPanel
          version={version}
          name={`authorization:${id}`}
          schema={schema}
          initial={{ basic: { ...rest, roleId: roleId ?? undefined } }}
          permit={allOf(can(accountAuthorizationApi.updateBasic), id !== own || 'subAccount.isOwn')}
          submitText={t('common.save')}
          onSubmit={async ({ basic }) =>
            (await review({ kind: 'basic', id, basic })) && accountAuthorizationApi.updateBasic({ id, version, basic })
          }
          success={t('subAccount.authorizationUpdated', { name })}
        >
          <FormSection title={t('subAccount.roleSection')}>
            <AccountRoleFields tree={tree} />
          </FormSection>
          <FormSection title={t('subAccount.dataSection')}>
            <DataFields tree={tree} />
          </FormSection>
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
