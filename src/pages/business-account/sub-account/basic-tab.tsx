import { basicInput, type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Loaded } from '@/ui/data/use-load';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { BasicFields } from './basic-fields';
import { toBasic } from './model';

/** What is known of the account. */
export function BasicTab({ loaded: present }: { loaded: Loaded<SubAccount> }) {
  const t = useT();
  const can = useCan();
  const [loaded, restored] = useRestored(present, 'subAccount');
  return (
    <LoadedPanel loaded={loaded}>
      {(account) => (
        <FormPanel
          version={account.version}
          name={`subAccount:${account.id}`}
          note={restored}
          schema={basicInput}
          initial={toBasic(account)}
          permit={can(subAccountApi.update)}
          submitText={t('common.save')}
          onSubmit={(input) => subAccountApi.update({ ...input, id: account.id, version: account.version })}
          success={t('subAccount.updated', { name: account.name })}
        >
          <BasicFields account={account} />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
