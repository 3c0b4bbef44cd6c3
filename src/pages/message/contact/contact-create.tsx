import { Radio } from 'antd';
import { contactApi, contactInput } from '@/api/message/contact';
import { AccountSelect } from '@/components/account/account-select';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
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

/** What the contact of an account is called, the account says; it is added, whether or not that can be read. */
const nameOf = (id: string) =>
  contactApi.get({ id }).then(
    ({ name }) => name,
    () => id,
  );

export function CreateContact({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return (
    <FormDrawer
      name="contactCreate"
      title={t('receiver.create')}
      verb={t('form.add')}
      schema={contactInput}
      initial={INITIAL}
      permit={can(contactApi.add)}
      onSubmit={(input) =>
        contactApi
          .add(input)
          .then(({ id }) => (input.type === 'custom' ? input.name : nameOf(id)))
          .then((name) => report.success(t('receiver.created', { name })))
      }
      onClose={onClose}
    >
      <Fields />
    </FormDrawer>
  );
}
