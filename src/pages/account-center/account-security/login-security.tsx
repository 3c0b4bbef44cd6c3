import { Skeleton } from 'antd';
import { loginSecurityApi, loginSecurityInput } from '@/api/account-center/login-security';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormPanel } from '@/ui/form-panel';
import { useReport } from '@/ui/report';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { LoginSecurityFields } from './login-security-fields';

/** How the account signs in (ACC-04); a saved form is loaded again in its new version. */
export function LoginSecurity() {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const { data, failure, reload } = useLoad(loginSecurityApi.get, {});
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;
  const { settings, version, platforms, inactivityDays } = data;
  return (
    <FormPanel
      key={version}
      name="loginSecurity"
      schema={loginSecurityInput}
      initial={settings}
      permit={can('loginSecurity.update')}
      submitText={t('common.save')}
      onSubmit={(input) => loginSecurityApi.update({ settings: input, version })}
      onDone={() => report.success(t('loginSecurity.saved'))}
    >
      <LoginSecurityFields platforms={platforms} inactivityDays={inactivityDays} />
    </FormPanel>
  );
}
