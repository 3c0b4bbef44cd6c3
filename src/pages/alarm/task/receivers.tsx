import { Alert, Button } from 'antd';
import { useState } from 'react';
import { silenceApi } from '@/api/alarm/silence';
import { type AlarmTaskInput, alarmTaskApi } from '@/api/alarm/task';
import { ContactLink, isMendedThere } from '@/components/message-channel/contact-link';
import { channelText } from '@/components/message-channel/labels';
import { type Effective, isEffective, nextEffective } from '@/domain/alarm/effective';
import type { Channel } from '@/domain/message/channel';
import { listed } from '@/i18n/isolated';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { stampText } from '@/lib/time';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { RECEIVER_CALLS } from './use-receivers';

type Preview = Awaited<ReturnType<typeof alarmTaskApi.previewNotice>>['channels'][number];
type Answers = Awaited<ReturnType<typeof alarmTaskApi.test>>['list'];

const PROBLEM = {
  unverified: 'alarmTask.problem.unverified',
  noAddress: 'alarmTask.problem.noAddress',
  gone: 'alarmTask.problem.gone',
  locked: 'alarmTask.problem.locked',
  providerDisabled: 'alarmTask.problem.providerDisabled',
} as const;

const DEPENDS_ON = [...RECEIVER_CALLS, silenceApi.list];

interface Props {
  effective: Effective;
  /** Alarms of events do not go on until the effective time begins. */
  isEvent: boolean;
  /** Of a task that is saved: what keeps it quiet. */
  id?: string | undefined;
}

/** Who would hear of an alarm at this moment, what the message says, and who would not and why. */
export function Receivers({ input, ...rest }: Props & { input: AlarmTaskInput | null }) {
  const t = useT();
  if (!input) return <Alert type="info" showIcon title={t('alarmTask.whoIncomplete')} />;
  return <Preview input={input} {...rest} />;
}

function Preview({ input, effective, isEvent, id }: Props & { input: AlarmTaskInput }) {
  const t = useT();
  const asked = id === undefined ? input : { ...input, id };
  const { data, failure, reload, isLoading } = useLoad(alarmTaskApi.previewNotice, asked, { dependsOn: DEPENDS_ON });
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return null;
  const next = nextEffective(effective, data.now);
  return (
    <section className="alarm-trial" aria-label={t('alarmTask.who')} aria-busy={isLoading}>
      {!isEffective(effective, data.now) && (
        <Alert
          type="warning"
          showIcon
          title={
            next === null
              ? t('alarmTask.whoNever')
              : t(isEvent ? 'alarmTask.whoLater' : 'alarmTask.whoLaterGoesOn', { time: stampText(next) })
          }
        />
      )}
      {data.silences?.map((one) => (
        <Alert key={one.id} type="warning" showIcon title={<KeptQuiet silence={one} />} />
      ))}
      {data.channels.length === 0 && <Alert type="warning" showIcon title={t('alarmTask.whoNobody')} />}
      {data.channels.length > 0 && (
        <div className="alarm-previews">
          {data.channels.map((one) => (
            <ChannelPreview key={one.channel} preview={one} input={input} />
          ))}
        </div>
      )}
      <Messages channels={data.channels} />
    </section>
  );
}

type Silence = NonNullable<Awaited<ReturnType<typeof alarmTaskApi.previewNotice>>['silences']>[number];

/** What keeps alarms of the task quiet now, so that who stands below does not hear of them. */
function KeptQuiet({ silence: { id, name, until, isWhole } }: { silence: Silence }) {
  const t = useT();
  const isQuiet = t(isWhole ? 'alarmTask.whoQuiet' : 'alarmTask.whoQuietSome');
  return (
    <>
      {isQuiet}
      {gapAfter(isQuiet)}
      <Link to={to('/alarm/monitoring_alarm/list/silences/:id', { id })}>
        <bdi>{name}</bdi>
      </Link>{' '}
      {until !== null && t('alarmTask.whoQuietUntil', { time: stampText(until) })}
    </>
  );
}

/** What is sent, each text once: most gateways send the same over every channel. */
function Messages({ channels }: { channels: readonly Preview[] }) {
  const t = useT();
  const texts = [...new Set(channels.map(({ text }) => text))];
  return texts.map((text) => {
    const names = channels.filter((one) => one.text === text).map(({ channel }) => channelText(t, channel));
    const title =
      texts.length === 1
        ? t('alarmTask.message')
        : t('alarmTask.messageBy', { channels: listed(names, t('common.separator')) });
    return (
      <section key={text} aria-label={title}>
        <h3>{title}</h3>
        <pre className="alarm-message" dir="auto">
          {text}
        </pre>
      </section>
    );
  });
}

function ChannelPreview({ preview, input }: { preview: Preview; input: AlarmTaskInput }) {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const report = useReport();
  const [answers, setAnswers] = useState<Answers | null>(null);
  const [isBusy, setBusy] = useState(false);
  const channel: Channel = preview.channel;
  const send = () => {
    setBusy(true);
    alarmTaskApi
      .test({ task: input, channel })
      .then(({ list }) => setAnswers(list), report.error)
      .finally(() => setBusy(false));
  };
  return (
    <section className="alarm-preview" aria-label={channelText(t, channel)}>
      <h3>{channelText(t, channel)}</h3>
      <ul>
        {preview.receivers.map(({ name, address, problem }) => (
          <li key={`${name} ${address}`} data-problem={problem !== null}>
            <bdi>{name}</bdi> <bdi className="absent">{address === name ? '' : address}</bdi>{' '}
            {problem !== null && t(PROBLEM[problem])} {isMendedThere(channel, problem) && <ContactLink name={name} />}
          </li>
        ))}
      </ul>
      {offers(alarmTaskApi.test) && (
        <ActionButton permit={can(alarmTaskApi.test)} onClick={isBusy ? () => undefined : send}>
          {t('alarmTask.test')}
        </ActionButton>
      )}
      {answers && (
        <ul role="status">
          {answers.map(({ name, isAccepted, answer }) => (
            <li key={name} data-problem={!isAccepted}>
              {t(isAccepted ? 'alarmTask.testAccepted' : 'alarmTask.testRefused', { name, answer })}
            </li>
          ))}
          <li>
            <Button type="text" size="small" onClick={() => setAnswers(null)}>
              {t('common.close')}
            </Button>
          </li>
        </ul>
      )}
    </section>
  );
}
