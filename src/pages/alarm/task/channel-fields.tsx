import { Switch } from 'antd';
import { alarmTaskInput, type Receivers } from '@/api/alarm/task';
import { directoryOf } from '@/components/alarm/rule-words';
import { channelText } from '@/components/message-channel/labels';
import { RECEIVERS } from '@/domain/alarm/channel';
import { reachesAnybody } from '@/domain/alarm/reach';
import { CHANNELS, type Channel } from '@/domain/message/channel';
import { type T, useT } from '@/i18n/use-t';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { chosenIds, NameList } from '@/ui/form/name-list';
import { useReceivers } from './use-receivers';

const { Field, useValue } = formOf(alarmTaskInput);

/** Why nobody hears by a channel that is on: none of those who were chosen does. */
const UNREACHED = {
  inSite: { label: 'alarmTask.unreached.account', tone: 'attention' },
  sms: { label: 'alarmTask.unreached.sms', tone: 'attention' },
  email: { label: 'alarmTask.unreached.email', tone: 'attention' },
  dingtalk: { label: 'alarmTask.unreached.robot', tone: 'attention' },
  enterprise: { label: 'alarmTask.unreached.robot', tone: 'attention' },
  wechatService: { label: 'alarmTask.unreached.account', tone: 'attention' },
} as const satisfies StatusMap;

const UNHEARD = { none: { label: 'alarmTask.channelsNone', tone: 'attention' } } as const satisfies StatusMap;

interface Option {
  value: string;
  label: string;
}

/** Who a channel can reach; what is not verified says so, and who was chosen stays without an address. */
function optionsFor(
  t: T,
  channel: Channel,
  { contacts, robots, accounts }: Receivers,
  chosen: readonly (string | undefined)[],
): Option[] {
  if (channel === 'sms' || channel === 'email') {
    return contacts.flatMap(({ id, name, phone, email, isPhoneVerified, isEmailVerified }) => {
      const [address, isVerified] = channel === 'sms' ? [phone, isPhoneVerified] : [email, isEmailVerified];
      if (address === null)
        return chosen.includes(id) ? [{ value: id, label: t('alarmTask.noAddress', { name }) }] : [];
      const label = isVerified ? `${name} · ${address}` : t('alarmTask.unverified', { name, address });
      return [{ value: id, label }];
    });
  }
  if (RECEIVERS[channel] === 'robot')
    return robots.filter((one) => one.channel === channel).map(({ id, name }) => ({ value: id, label: name }));
  if (RECEIVERS[channel] !== 'account') return [];
  return accounts.map(({ id, name, isLocked }) => ({
    value: id,
    label: isLocked ? t('alarmTask.locked', { name }) : name,
  }));
}

interface ChannelInputProps {
  id?: string;
  value?: string[];
  onChange?: (value: string[] | undefined) => void;
  label: string;
  /** Absent until they are known. */
  options: Option[] | undefined;
  isFree: boolean;
}

/** Who can be chosen; who was and is deleted since stays in sight, so that he can be taken out. */
function useChoices(value: readonly string[] = [], options: Option[] | undefined, isFree: boolean): Option[] {
  const t = useT();
  const gone = value.filter((one) => options && !isFree && !options.some((other) => other.value === one));
  return [...(options ?? []), ...gone.map((one) => ({ value: one, label: t('alarmTask.gone', { id: one }) }))];
}

/** Off, nothing is kept and nothing is required; on, at least one receiver is. */
function ChannelInput({ id, value, onChange, label, options, isFree }: ChannelInputProps) {
  const all = useChoices(value, options, isFree);
  return (
    <div className="alarm-channel">
      <Switch
        {...(id !== undefined && { id })}
        checked={value !== undefined}
        onChange={(isOn) => onChange?.(isOn ? [] : undefined)}
      />
      {value !== undefined && (
        <Choice
          mode={isFree ? 'tags' : 'multiple'}
          aria-label={label}
          value={value}
          options={all}
          onChange={(next: string[]) => onChange?.(next)}
          optionFilterProp="label"
        />
      )}
    </div>
  );
}

function ReceiverNames({
  value,
  options,
  isFree,
}: Pick<ChannelInputProps, 'options' | 'isFree'> & { value: string[] }) {
  const all = useChoices(value, options, isFree);
  return <NameList names={value.map((id) => all.find((one) => one.value === id)?.label ?? id)} />;
}

ChannelInput.read = (value: unknown, { options, isFree }: ChannelInputProps) => (
  <ReceiverNames value={chosenIds(value)} options={options} isFree={isFree} />
);

const WHAT = {
  account: 'alarmTask.receiver.account',
  contact: 'alarmTask.receiver.contact',
  wechatId: 'alarmTask.receiver.wechatId',
  robot: 'alarmTask.receiver.robot',
} as const;

/** Seven ways to tell somebody, each with its own kind of receiver. A task without any is saved, and nobody hears of its alarms. */
export function ChannelFields() {
  const t = useT();
  const receivers = useReceivers();
  const on = useValue('channels') ?? {};
  if (receivers.failure) return <LoadFailure failure={receivers.failure} onRetry={receivers.reload} />;
  const directory = receivers.data && directoryOf(receivers.data);
  const fields = CHANNELS.map((channel) => {
    const ids = (on[channel] ?? []).filter((id) => id !== undefined);
    const isUnreached = directory !== undefined && ids.length > 0 && !reachesAnybody(channel, ids, directory);
    return (
      <Field
        key={channel}
        name={['channels', channel]}
        label={channelText(t, channel)}
        help={isUnreached && <StatusTag value={channel} map={UNREACHED} />}
      >
        <ChannelInput
          label={t('alarmTask.receiversOf', { what: t(WHAT[RECEIVERS[channel]]), channel: channelText(t, channel) })}
          options={receivers.data && optionsFor(t, channel, receivers.data, ids)}
          isFree={RECEIVERS[channel] === 'wechatId'}
        />
      </Field>
    );
  });
  return (
    <>
      {CHANNELS.every((channel) => on[channel] === undefined) && (
        <p className="alarm-unheard">
          <StatusTag value="none" map={UNHEARD} />
        </p>
      )}
      {fields}
    </>
  );
}
