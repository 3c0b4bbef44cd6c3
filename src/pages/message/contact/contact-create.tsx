import { Radio } from 'antd';
import { contactApi, contactInput } from '@/api/message/contact';
import { AccountSelect } from '@/components/account/account-select';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { ContactFields } from './contact-fields';

const { Field, useValue } = formOf(contactInput);

const INITIAL = { type: 'custom' } as const;

function Fields() {
  const t = useT();
  const type = useValue('type');
  return (
    <>
      <Field name="type" label={t('receiver.type')}>
        <Radio.Group
          options={[
            { value: 'custom', label: t('receiver.custom') },
            { value: 'account', label: t('receiver.account') },
          ]}
        />
      </Field>
      {type === 'account' ? (
        <Field name="accountId" label={t('receiver.accountName')} help={t('receiver.followsAccount')}>
          <AccountSelect />
        </Field>
      ) : (
        <ContactFields />
      )}
    </>
  );
}

export function CreateContact({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="contactCreate"
      title={t('receiver.create')}
      schema={contactInput}
      initial={INITIAL}
      permit={can(contactApi.add)}
      success={t('receiver.created')}
      onSubmit={(input) => contactApi.add(input)}
      onClose={onClose}
    >
      <Fields />
    </FormDrawer>
  );
}
