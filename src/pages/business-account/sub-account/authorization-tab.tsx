import { useMemo } from 'react';
import * as z from 'zod';
import { accountAuthorizationApi, basicAuthorization, withMenuPerProduct } from '@/api/business-account/authorization';
import { roleApi } from '@/api/business-account/role';
import { FormPanel } from '@/components/form-panel';
import { FormSection } from '@/components/form-section';
import { LoadedPanel } from '@/components/loaded-panel';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/report';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { DataFields } from './data-fields';
import { RoleFields } from './role-fields';

const AT = ['basic'];
const form = z.object({ basic: basicAuthorization });
const basicOf = (values: unknown): unknown => Reflect.get(Object(values), 'basic');

/** Role, menus, message channels and the flags about data as a whole (SUB-05). */
export function AuthorizationTab({ id }: { id: string }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const loaded = useLoad(accountAuthorizationApi.get, { id });
  const menus = useLoad(roleApi.getMenuTree, {});
  const tree = useMemo(() => menus.data?.list ?? [], [menus.data]);
  const schema = useMemo(() => withMenuPerProduct(form, tree, basicOf, AT), [tree]);
  if (menus.failure && !menus.data) return <LoadFailure failure={menus.failure} onRetry={menus.reload} />;
  return (
    <LoadedPanel loaded={loaded}>
      {({ version, basic: { roleId, ...rest } }) => (
        <FormPanel
          version={version}
          name={`authorization:${id}`}
          schema={schema}
          initial={{ basic: { ...rest, roleId: roleId ?? undefined } }}
          permit={can('authorization.update')}
          submitText={t('common.save')}
          onSubmit={(input) => accountAuthorizationApi.updateBasic({ id, version, basic: input.basic })}
          onDone={() => report.success(t('subAccount.authorizationUpdated'))}
        >
          <FormSection title={t('subAccount.roleSection')}>
            <RoleFields at={AT} tree={tree} />
          </FormSection>
          <FormSection title={t('subAccount.dataSection')}>
            <DataFields at={AT} />
          </FormSection>
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
