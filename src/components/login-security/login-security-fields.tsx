import { Input, Radio, Switch } from 'antd';
import { loginSecurityInput } from '@/api/account-center/login-security';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';

const { Field, useValue } = formOf(loginSecurityInput);

interface Props {
  platforms: { value: string; label: string }[];
  inactivityDays: number;
}

export function LoginSecurityFields({ platforms, inactivityDays }: Props) {
  const t = useT();
  const expires = useValue('passwordExpires');
  const isOn = useValue('isOn');
  // The switch above decides over these: off, they are kept and do nothing.
  const whileOn = (help: string) => (isOn === true ? help : `${t('loginSecurity.isOffNote')} ${help}`);
  return (
    <>
      <Field name="isOn" label={t('loginSecurity.isOn')} help={t('loginSecurity.isOnHelp')} valueProp="checked">
        <Switch />
      </Field>
      <Field
        name="policy"
        label={t('loginSecurity.policy')}
        help={whileOn(t('loginSecurity.policyHelp', { days: inactivityDays }))}
      >
        <Radio.Group
          options={[
            { value: 'default', label: t('loginSecurity.policyDefault') },
            { value: 'force', label: t('loginSecurity.policyForce') },
          ]}
        />
      </Field>
      <Field name="durationHours" label={t('loginSecurity.duration')} help={whileOn(t('loginSecurity.durationHelp'))}>
        <Input inputMode="numeric" suffix={t('loginSecurity.hours')} />
      </Field>
      <Field name="passwordExpires" label={t('loginSecurity.passwordExpires')} valueProp="checked">
        <Switch />
      </Field>
      {expires === true && (
        <Field name="passwordDays" label={t('loginSecurity.passwordDays')} help={t('loginSecurity.passwordDaysHelp')}>
          <Input inputMode="numeric" suffix={t('loginSecurity.days')} />
        </Field>
      )}
      <Field
        name="protectsCriticalOperations"
        label={t('loginSecurity.protection')}
        help={whileOn(t('loginSecurity.protectionHelp'))}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field
        name="notifiesLogin"
        label={t('loginSecurity.notification')}
        help={whileOn(t('loginSecurity.notificationHelp'))}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field name="jumpPlatform" label={t('loginSecurity.platform')} help={t('loginSecurity.platformHelp')}>
        <Choice allowClear options={platforms} />
      </Field>
      <Field
        name="isScreenMode"
        label={t('loginSecurity.screenMode')}
        help={t('loginSecurity.screenModeHelp')}
        valueProp="checked"
      >
        <Switch />
      </Field>
    </>
  );
}
