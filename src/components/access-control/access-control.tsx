import { Skeleton } from 'antd';
import { type AccessControlInput, accessControlApi, accessControlInput } from '@/api/account-center/access-control';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { normaliseRule, shutsOut } from '@/lib/rules/access-list';
import { FormPanel } from '@/ui/form-panel';
import { useReport } from '@/ui/report';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { AccessControlFields } from './access-control-fields';
import { useLockoutGuard } from './use-lockout-guard';

interface Props {
  /** Another account's rules; absent: one's own. */
  accountId?: string | undefined;
  permit: Permit<MessageId>;
}

/** Which addresses may sign in (ACC-05), with a guard against shutting out the address in use (BEY-10). */
export function AccessControl({ accountId, permit }: Props) {
  const t = useT();
  const report = useReport();
  const guard = useLockoutGuard(accountId === undefined);
  const { data, failure, reload } = useLoad(accessControlApi.get, { accountId });
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { clientAddress, version, rules, maxForwarders } = data;
  const save = async (input: AccessControlInput) => {
    const isLockout = clientAddress !== null && shutsOut(input.rules, clientAddress);
    if (isLockout) await guard(clientAddress);
    const plain = { ...input, rules: input.rules.map(normaliseRule) };
    await accessControlApi.update({ ...plain, accountId, version, acceptsLockout: isLockout });
  };
  return (
    <FormPanel
      version={version}
      name={`accessControl:${accountId ?? 'own'}`}
      schema={accessControlInput}
      initial={{ rules, maxForwarders }}
      permit={permit}
      submitText={t('common.save')}
      onSubmit={save}
      onDone={() => report.success(t('accessControl.saved'))}
    >
      <AccessControlFields clientAddress={clientAddress} isOwn={accountId === undefined} />
    </FormPanel>
  );
}
