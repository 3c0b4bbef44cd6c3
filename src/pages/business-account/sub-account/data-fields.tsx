import { Radio, Switch } from 'antd';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { subAccountForm } from '@/api/business-account/sub-account';
import { channelText } from '@/components/message-channel/labels';
import { OPERATIONS } from '@/components/resource-rows/labels';
import { CHANNELS } from '@/domain/message/channel';
import { useT } from '@/i18n/use-t';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';

const { Field } = formOf(subAccountForm);

/** Message channels and the flags that decide about data as a whole, of the authorization at `basic` in the form. */
export function DataFields({ tree }: { tree: readonly ProductMenus[] }) {
  const t = useT();
  const title = (code: string) => tree.find((one) => one.code === code)?.title ?? code;
  return (
    <>
      <Field name={['basic', 'messageChannels']} label={t('subAccount.messageChannels')}>
        <CheckboxGroup options={CHANNELS.map((value) => ({ value, label: channelText(t, value) }))} />
      </Field>
      <Field name={['basic', 'dataAccess']} label={t('subAccount.dataAccess')} help={t('subAccount.dataAccessHelp')}>
        <Radio.Group options={optionsOf(t, OPERATIONS)} />
      </Field>
      <p className="screen-note">{t('subAccount.fullHelp')}</p>
      <Field
        name={['basic', 'fullBusinessData', 'dns']}
        label={t('subAccount.fullOf', { product: title('dns') })}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field
        name={['basic', 'fullBusinessData', 'sdns']}
        label={t('subAccount.fullOf', { product: title('sdns') })}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field
        name={['basic', 'fullLogData']}
        label={t('subAccount.fullLog')}
        help={t('subAccount.fullLogHelp')}
        valueProp="checked"
      >
        <Switch />
      </Field>
    </>
  );
}
