import { basicInput, type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { FormPanel } from '@/components/form-panel';
import { LoadedPanel } from '@/components/loaded-panel';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/report';
import type { Loaded } from '@/ui/use-load';
import { BasicFields } from './basic-fields';
import { toBasic } from './model';

/** What is known of the account (SUB-03). */
export function BasicTab({ loaded }: { loaded: Loaded<SubAccount> }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <LoadedPanel loaded={loaded}>
      {(account) => (
        <FormPanel
          version={account.version}
          name={`subAccount:${account.id}`}
          schema={basicInput}
          initial={toBasic(account)}
          permit={can('subAccount.update')}
          submitText={t('common.save')}
          onSubmit={(input) => subAccountApi.update({ ...input, id: account.id, version: account.version })}
          onDone={() => report.success(t('subAccount.updated'))}
        >
          <BasicFields id={account.id} />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
