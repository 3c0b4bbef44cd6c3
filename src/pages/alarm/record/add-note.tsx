import { Input } from 'antd';
import * as z from 'zod';
import { acknowledgmentNote } from '@/api/alarm/acknowledgment';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';

const form = z.object({ note: acknowledgmentNote });
const { Field } = formOf(form);

/** A note about an alarm, for whoever reads its story; also about one that is over. */
export function AddNote({ alarm: { id, name }, onClose }: { alarm: AlarmRecord; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name={`alarmNote:${id}`}
      title={t('alarmRecord.addNote')}
      verb={t('form.add')}
      schema={form}
      permit={can(alarmRecordApi.addNote)}
      success={t('acknowledgment.noted', { name })}
      onSubmit={({ note }) => alarmRecordApi.addNote({ id, note })}
      onClose={onClose}
    >
      <Field name="note" label={t('acknowledgment.note')}>
        <Input.TextArea rows={4} />
      </Field>
    </FormDrawer>
  );
}
