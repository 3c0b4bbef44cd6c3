import { Form, Input, Select } from 'antd';
import { useContext } from 'react';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/form/field';
import { ListContext } from '@/ui/form/form-context';

const address = <Input dir="ltr" spellCheck={false} autoComplete="off" />;

/** One rule: a single address, a range, or an address with a mask; its kind decides the fields. */
export function AccessRuleFields() {
  const t = useT();
  const { full } = useContext(ListContext);
  const type: unknown = Form.useWatch([...full, 'type']);
  return (
    <div className="access-rule">
      <Field name="type" label={t('accessControl.type')}>
        <Select
          options={[
            { value: 'single', label: t('accessControl.single') },
            { value: 'range', label: t('accessControl.range') },
            { value: 'mask', label: t('accessControl.masked') },
          ]}
        />
      </Field>
      {type === 'range' ? (
        <>
          <Field name="start" label={t('accessControl.start')}>
            {address}
          </Field>
          <Field name="end" label={t('accessControl.end')} dependencies={['start']}>
            {address}
          </Field>
        </>
      ) : (
        <Field name="ip" label={t('accessControl.ip')}>
          {address}
        </Field>
      )}
      {type === 'mask' && (
        <Field name="mask" label={t('accessControl.mask')}>
          <Input dir="ltr" spellCheck={false} autoComplete="off" placeholder="255.255.255.0 / 24" />
        </Field>
      )}
    </div>
  );
}
