import { Input } from 'antd';
import { AUTHS } from '@/components/network-sections/ospf-codes';
import type { OspfAuth } from '@/domain/net/ospf/schema';
import { isNumbered, KEY_LENGTHS, KEY_NUMBERS, ospfAuths, ospfInterfaceInput } from '@/domain/net/ospf/schema';
import type { OspfVersion } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';

const { Field, useValue } = formOf(ospfInterfaceInput);

interface Props {
  version: OspfVersion;
  /** The type whose key is there already. */
  kept: OspfAuth;
}

/** How neighbors prove who they are: each version has types of its own. */
export function AuthFields({ version, kept }: Props) {
  const t = useT();
  const chosen = useValue('authType');
  const type = ospfAuths[version].find((one) => one === chosen) ?? 'none';
  const max = KEY_LENGTHS[type];
  return (
    <FormSection title={t('ospf.auth')}>
      <div className="network-pair">
        <Field name="authType" label={t('ospf.authType')}>
          <Choice options={ospfAuths[version].map((value) => ({ value, label: t(AUTHS[value]) }))} />
        </Field>
        {isNumbered(type) && (
          <Field
            name="authNumber"
            label={t('ospf.authNumber')}
            help={t('ospf.authNumberHelp', { max: KEY_NUMBERS[version] })}
            isRequired
          >
            <Input dir="ltr" inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        {type !== 'none' && (
          <Field
            name="authKey"
            label={t('ospf.authKey')}
            help={type === kept ? t('ospf.keyKept') : t('ospf.keyHelp', { max })}
            dependencies={['authType']}
            isRequired={type !== kept}
          >
            <SecretInput autoComplete="off" />
          </Field>
        )}
      </div>
    </FormSection>
  );
}
