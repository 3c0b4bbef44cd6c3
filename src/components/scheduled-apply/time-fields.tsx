import { Alert, Input } from 'antd';
import { REASON_LENGTH } from '@/api/system-settings/apply-reason';
import { useFreezes } from '@/components/freeze/use-freezes';
import { ZonedInstantInput } from '@/components/time-zone/zoned-instant-input';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { timeForm } from './time-form';

const { Field, useValue } = formOf(timeForm);

/** The time by the clock of a node; in a freeze it is said at once who may, and whoever may is asked why. */
export function TimeFields({ nodeId, zone }: { nodeId: string; zone: string }) {
  const t = useT();
  const at = useValue('at');
  const freezes = useFreezes(nodeId);
  const freeze = typeof at === 'number' ? freezes.at(at) : null;
  return (
    <>
      <Field name="at" label={t('scheduledApply.at')} help={t('scheduledApply.atHelp')}>
        <ZonedInstantInput zone={zone} />
      </Field>
      {freeze && (
        <Alert
          type="warning"
          showIcon
          className="form-problem"
          title={t('scheduledApply.inFreeze', {
            name: freeze.name,
            reason: freeze.reason,
            who: freeze.overriders.join(t('common.separator')) || t('freeze.nobody'),
          })}
        />
      )}
      {freeze?.mayOverride && (
        <Field name="despite" label={t('scheduledApply.despite')} help={t('freeze.despiteText')} isRequired>
          <Input maxLength={REASON_LENGTH} />
        </Field>
      )}
    </>
  );
}
