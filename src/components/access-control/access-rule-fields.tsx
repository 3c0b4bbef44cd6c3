import { Input } from 'antd';
import { useT } from '@/i18n/use-t';
import { accessRule } from '@/lib/rules/access';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';

const { Field, useValue } = formOf(accessRule);

const address = <Input dir="ltr" spellCheck={false} autoComplete="off" />;

/** One rule: a single address, a range, or an address with a mask; its kind decides the fields. */
export function AccessRuleFields() {
  const t = useT();
  const type = useValue('type');
  return (
    <div className="access-rule">
      <Field name="type" label={t('accessControl.type')}>
        <Choice
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
