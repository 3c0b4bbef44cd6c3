import { Alert, Input, Radio, Switch } from 'antd';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { InstantInput } from '@/components/time-zone/instant-input';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY, HOUR, stampText, timeText, zoneOf } from '@/lib/time';
import { useCan, useSession } from '@/session/session';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { optionsOf } from '@/ui/list/options';
import type { Chosen } from '@/ui/list/use-selection';
import { type CareForm, careForm } from './care-form';

/** How long somebody takes care of an alarm, in milliseconds; null as long as it goes on. Else a moment is typed. */
const SPANS = {
  oneHour: HOUR,
  fourHours: 4 * HOUR,
  eightHours: 8 * HOUR,
  oneDay: DAY,
  threeDays: 3 * DAY,
  over: null,
} as const;

const SPAN = {
  oneHour: 'acknowledgment.span.oneHour',
  fourHours: 'acknowledgment.span.fourHours',
  eightHours: 'acknowledgment.span.eightHours',
  oneDay: 'acknowledgment.span.oneDay',
  threeDays: 'acknowledgment.span.threeDays',
  over: 'acknowledgment.span.over',
  moment: 'acknowledgment.span.moment',
} as const;

const { Field, useValue } = formOf(careForm);

const untilOf = (span: CareForm['span'], until: number | null): number | null => {
  if (span === 'moment') return until;
  const length = SPANS[span];
  return length === null ? null : gatewayNow() + length;
};

const sentOf = ({ span, until, ...rest }: CareForm) => ({ ...rest, until: untilOf(span, until) });

/** A moment that is not chosen is none: whatever was typed for it before counts for nothing. */
const START = { span: 'fourHours' as const, until: null, isTakeover: false };

/** Takes care of one alarm or gives it to somebody; who has it by then is said, and it can be taken over. */
export function Acknowledge({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(alarmRecordApi.get, { id });
  return (
    <LoadedDrawer title={t('acknowledgment.title')} loaded={loaded} onClose={onClose}>
      {(alarm) => <AcknowledgeOne alarm={alarm} loaded={loaded} onClose={onClose} />}
    </LoadedDrawer>
  );
}

interface OneProps {
  alarm: AlarmRecord;
  loaded: Loaded<AlarmRecord>;
  onClose: () => void;
}

function AcknowledgeOne({ alarm, loaded, onClose }: OneProps) {
  const t = useT();
  const can = useCan();
  const own = useSession().account;
  const { id, name, isAcknowledged } = alarm;
  const standing = isAcknowledged === true ? alarm.acknowledgment : null;
  const other = standing && standing.owner.id !== own.id ? standing : null;
  const mine = standing && standing.owner.id === own.id ? standing : null;
  const title = other ? 'takeOverTitle' : mine ? 'changeTitle' : 'title';
  return (
    <FormDrawer
      name={`alarmAcknowledge:${id}`}
      title={t(`acknowledgment.${title}`)}
      schema={careForm}
      initial={{ ...START, ownerId: own.id, note: mine?.note ?? '' }}
      verb={t(other ? 'alarmRecord.takeOver' : mine ? 'common.save' : 'alarmRecord.acknowledge')}
      permit={can(alarmRecordApi.acknowledge)}
      success={t('acknowledgment.done', { name })}
      onSubmit={(input) =>
        alarmRecordApi.acknowledge({ id, ...sentOf(input), isTakeover: other !== null }).catch((thrown: unknown) => {
          // Somebody may have been faster: who it is, and that it can be taken over, stands in the form then.
          loaded.reload();
          throw thrown;
        })
      }
      onClose={onClose}
    >
      <p className="alarm-care-what">
        <bdi>{name}</bdi>
      </p>
      {other && (
        <Alert
          type="warning"
          showIcon
          className="form-problem"
          title={t(other.until === null ? 'acknowledgment.takenUntilOver' : 'acknowledgment.taken', {
            owner: other.owner.name,
            at: timeText(other.at),
            until: stampText(other.until ?? 0),
          })}
          {...(other.note !== '' && { description: <bdi>{other.note}</bdi> })}
        />
      )}
      <CareFields />
    </FormDrawer>
  );
}

/** Takes care of the chosen alarms, or gives them to somebody; the list says which of them others have. */
export function AcknowledgeMany({ chosen, onClose }: { chosen: Chosen<AlarmRecord>; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const own = useSession().account;
  const { target, count, settle } = chosen;
  return (
    <FormDrawer
      name="alarmAcknowledgeMany"
      title={t('acknowledgment.manyTitle', { count })}
      schema={careForm}
      initial={{ ...START, ownerId: own.id }}
      verb={t('alarmRecord.acknowledge')}
      permit={can(alarmRecordApi.bulkAcknowledge)}
      onSubmit={async (input) => settle(await alarmRecordApi.bulkAcknowledge({ ...target, ...sentOf(input) }))}
      onClose={onClose}
    >
      <CareFields />
      <Field name="isTakeover" label={t('acknowledgment.takeOverAll')} valueProp="checked">
        <Switch />
      </Field>
    </FormDrawer>
  );
}

/** For whom, for how long, and what there is to say about it. */
function CareFields() {
  const t = useT();
  const own = useSession().account;
  const owners = useLoad(alarmRecordApi.getOwners, {});
  const loadedOwners = useLoadedOptions(owners);
  const span = useValue('span');
  const isMoment = span === 'moment';
  const until = span === undefined || isMoment ? null : untilOf(span, null);
  // One's own account is there at once: it is who takes care of it mostly.
  const list = owners.data?.list ?? [own];
  return (
    <>
      <Field name="ownerId" label={t('alarmRecord.owner')} help={t('acknowledgment.ownerHelp')}>
        <Choice
          showSearch={{ optionFilterProp: 'label' }}
          options={list.map(({ id, name }) => ({
            value: id,
            label: id === own.id ? t('acknowledgment.me', { name }) : name,
          }))}
          {...loadedOwners}
        />
      </Field>
      <Field
        name="span"
        label={t('acknowledgment.span')}
        help={
          until === null
            ? t(isMoment ? 'acknowledgment.spanMomentHelp' : 'acknowledgment.spanOverHelp')
            : t('acknowledgment.spanHelp', { time: stampText(until) })
        }
      >
        <Radio.Group className="alarm-spans" options={optionsOf(t, SPAN)} />
      </Field>
      {isMoment && (
        <Field
          name="until"
          label={t('acknowledgment.until')}
          help={t('acknowledgment.untilHelp', { zone: zoneOf(gatewayNow()) })}
          isRequired
        >
          <InstantInput isOptional />
        </Field>
      )}
      <Field name="note" label={t('acknowledgment.note')}>
        <Input.TextArea rows={2} />
      </Field>
    </>
  );
}
