import { Skeleton } from 'antd';
import { type AccessControlInput, accessControlApi, accessControlInput } from '@/api/account-center/access-control';
import { useT } from '@/i18n/use-t';
import { normaliseRule, shutsOut } from '@/lib/rules/access-list';
import { useCan } from '@/session/session';
import { FormPanel } from '@/ui/form-panel';
import { useReport } from '@/ui/report';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { AccessControlFields } from './access-control-fields';
import { useLockoutGuard } from './use-lockout-guard';

/** Which addresses may sign in (ACC-05), with a guard against shutting oneself out (BEY-10). */
export function AccessControl() {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const guard = useLockoutGuard();
  const { data, failure, reload } = useLoad(accessControlApi.get, {});
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { clientAddress, version, rules, maxForwarders } = data;
  const save = async (input: AccessControlInput) => {
    const isLockout = shutsOut(input.rules, clientAddress);
    if (isLockout) await guard(clientAddress);
    const plain = { ...input, rules: input.rules.map(normaliseRule) };
    await accessControlApi.update({ ...plain, version, acceptsLockout: isLockout });
  };
  return (
    <FormPanel
      key={version}
      name="accessControl"
      schema={accessControlInput}
      initial={{ rules, maxForwarders }}
      permit={can('accessControl.update')}
      submitText={t('common.save')}
      onSubmit={save}
      onDone={() => report.success(t('accessControl.saved'))}
    >
      <AccessControlFields clientAddress={clientAddress} />
    </FormPanel>
  );
}
