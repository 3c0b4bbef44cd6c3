import { Radio, Switch } from 'antd';
import { messageChannel } from '@/api/business-account/authorization';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { CHANNELS } from '@/components/account/account-labels';
import { OPERATIONS } from '@/components/resource-rows/labels';
import { useT } from '@/i18n/use-t';
import { CheckboxGroup } from '@/ui/form/checkbox-group';
import { Field } from '@/ui/form/field';
import { optionsOf } from '@/ui/list/options';

/** Message channels and the flags that decide about data as a whole; `at` is where the authorization stands in the form. */
export function DataFields({ at, tree }: { at: readonly string[]; tree: readonly ProductMenus[] }) {
  const t = useT();
  const title = (code: string) => tree.find((one) => one.code === code)?.title ?? code;
  return (
    <>
      <Field name={[...at, 'messageChannels']} label={t('subAccount.messageChannels')}>
        <CheckboxGroup options={messageChannel.options.map((value) => ({ value, label: t(CHANNELS[value]) }))} />
      </Field>
      <Field name={[...at, 'dataAccess']} label={t('subAccount.dataAccess')}>
        <Radio.Group options={optionsOf(t, OPERATIONS)} />
      </Field>
      <Field
        name={[...at, 'fullBusinessData', 'dns']}
        label={t('subAccount.fullOf', { product: title('dns') })}
        help={t('subAccount.fullHelp')}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field
        name={[...at, 'fullBusinessData', 'sdns']}
        label={t('subAccount.fullOf', { product: title('sdns') })}
        help={t('subAccount.fullHelp')}
        valueProp="checked"
      >
        <Switch />
      </Field>
      <Field
        name={[...at, 'fullLogData']}
        label={t('subAccount.fullLog')}
        help={t('subAccount.fullLogHelp')}
        valueProp="checked"
      >
        <Switch />
      </Field>
    </>
  );
}
