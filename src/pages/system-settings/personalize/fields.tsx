import { Input } from 'antd';
import { FAVICON, LOGO, personalizeInput } from '@/api/system-settings/personalize';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { ColorInput } from './color-input';

const { Field } = formOf(personalizeInput);

export function PersonalizeFields() {
  const t = useT();
  return (
    <>
      <Field name="productName" label={t('personalize.productName')} help={t('personalize.productNameHelp')}>
        <Input placeholder={t('shell.product')} />
      </Field>
      <Field name="logo" label={t('personalize.logo')} help={t('personalize.logoHelp')}>
        <FileUpload biz="logo" rule={LOGO} />
      </Field>
      <Field name="favicon" label={t('personalize.favicon')} help={t('personalize.faviconHelp')}>
        <FileUpload biz="logo" rule={FAVICON} />
      </Field>
      <Field name="themeColor" label={t('personalize.themeColor')} help={t('personalize.themeColorHelp')}>
        <ColorInput />
      </Field>
      <Field
        name="defaultLanguage"
        label={t('personalize.defaultLanguage')}
        help={t('personalize.defaultLanguageHelp')}
      >
        <Choice
          options={[
            { value: 'browser', label: t('personalize.browser') },
            { value: 'zh-CN', label: t('personalize.chinese') },
            { value: 'en-US', label: t('personalize.english') },
          ]}
        />
      </Field>
      <Field name="footer" label={t('personalize.footer')} help={t('personalize.footerHelp')}>
        <Input />
      </Field>
    </>
  );
}
