import { Button, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { AcknowledgmentTurn } from '@/api/alarm/acknowledgment';
import type { AlarmMetric } from '@/api/alarm/metric';
import { type AlarmRecord, type AlarmTurn, alarmRecordApi } from '@/api/alarm/record';
import { NOTICE_TYPE } from '@/components/alarm/labels';
import { ContactLink, isMendedThere } from '@/components/message-channel/contact-link';
import { channelText } from '@/components/message-channel/labels';
import { LOST_LIMIT } from '@/domain/alarm/machine';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useLanguage, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { dateText, durationText, MINUTE, type Range, secondText, timeText } from '@/lib/time';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';
import { Time } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { useLoad } from '@/ui/data/use-load';
import { WholeTimes } from '@/ui/data/whole-times';
import { LoadFailure } from '@/ui/feedback/states';
import { measuredAt } from './measured';
import { type Entry, folded, tally } from './model';
import { SilenceLink } from './quiet';
import './timeline.css';

type Kind = AlarmRecord['kind'];
type Timeline = Awaited<ReturnType<typeof alarmRecordApi.getTimeline>>;

/** A notice that took so long came late: mostly the engine had not spoken meanwhile. */
const LATE = 2 * MINUTE;

/** So many steps are read at a glance; the rest comes on request. */
const MOST = 60;

const CAUSES = {
  dataLost: 'alarmRecord.cause.dataLost',
  taskPaused: 'alarmRecord.cause.taskPaused',
  taskDeleted: 'alarmRecord.cause.taskDeleted',
  taskChanged: 'alarmRecord.cause.taskChanged',
} as const;

const REASONS = {
  unverified: 'alarmRecord.reason.unverified',
  noAddress: 'alarmRecord.reason.noAddress',
  gone: 'alarmRecord.reason.gone',
  locked: 'alarmRecord.reason.locked',
  providerDisabled: 'alarmRecord.reason.providerDisabled',
  providerFailed: 'alarmRecord.reason.providerFailed',
} as const;

const CARE: Readonly<Record<string, MessageId>> = {
  change: 'alarmRecord.care.change',
  note: 'alarmRecord.care.note',
  release: 'alarmRecord.care.release',
  expire: 'alarmRecord.care.expire',
  over: 'alarmRecord.care.over',
  worsen: 'alarmRecord.care.worsen',
};

function whatHappened(t: T, { move, count }: AlarmTurn, { since, triggerAfter, cause }: Timeline, kind: Kind): string {
  if (kind === 'noData') {
    if (move === 'begin') return t('alarmRecord.noDataBegan', { count: triggerAfter, time: timeText(since) });
    if (move === 'trigger') return t('alarmRecord.noDataTrigger', { count });
    if (move === 'recover') return t('alarmRecord.noDataRecovered');
  }
  if (move === 'begin') return t('alarmRecord.began', { count: triggerAfter, time: timeText(since) });
  if (move === 'trigger') return t('alarmRecord.trigger', { count });
  if (move === 'announce') return t('alarmRecord.announced');
  if (move === 'resume') return t('alarmRecord.resumed');
  if (move === 'unsilence') return t('alarmRecord.unsilenced');
  if (move === 'recover') return t('alarmRecord.recovered');
  if (move === 'close') return t('alarmRecord.closed');
  return cause === null ? t('alarmRecord.cause.unknown') : t(CAUSES[cause], { count: LOST_LIMIT });
}

/** Why nobody was told of a turn; nothing where somebody was. */
function whyNot(t: T, { move, decision, next, until, quietBy }: AlarmTurn, notice: string): ReactNode {
  if (decision === 'sent' || move === 'close') return null;
  if (decision === 'acknowledged') return t('alarmRecord.heldBack');
  if (decision === 'quiet') {
    return (
      <>
        {t('alarmRecord.quietBy')} {quietBy && <SilenceLink {...quietBy} />}
      </>
    );
  }
  if (decision === 'noChannel') return t('alarmRecord.noChannel');
  if (decision === 'unannounced') return t('alarmRecord.unannounced');
  if (decision === 'muted')
    return until === null ? t('alarmRecord.muted') : t('alarmRecord.mutedUntil', { time: timeText(until) });
  if (move === 'recover' || move === 'interrupt') return t('alarmRecord.endNotSent');
  const type = codeText(t, NOTICE_TYPE, notice);
  return next === null
    ? t('alarmRecord.suppressed', { notice: type })
    : t('alarmRecord.suppressedNext', { notice: type, next });
}

function sentText(t: T, { channel, receiver, state, reason, answer }: AlarmTurn['sendings'][number]): string {
  const why = reason === null ? '' : t(REASONS[reason], { answer: answer ?? t('common.none') });
  const told =
    state === 'waiting' && reason !== null
      ? t('alarmRecord.sent.waitingAfter', { reason: why })
      : t(`alarmRecord.sent.${state}`, { reason: why });
  return t('alarmRecord.sentBy', { channel: channelText(t, channel), receiver, state: told });
}

interface TurnProps {
  turn: AlarmTurn;
  story: Timeline;
  kind: Kind;
  metric: AlarmMetric | undefined;
}

function Turn({ turn, story, kind, metric }: TurnProps) {
  const t = useT();
  const language = useLanguage();
  const reason = whyNot(t, turn, story.notice);
  const isTrigger = turn.move === 'begin' || turn.move === 'trigger';
  const delay = turn.sendings.length > 0 ? Math.min(...turn.sendings.map(({ at }) => at)) - turn.at : 0;
  return (
    <Step
      at={turn.at}
      title={whatHappened(t, turn, story, kind)}
      measured={isTrigger ? [turn.at, turn.at] : null}
      metric={metric}
    >
      {reason && <p className="absent">{reason}</p>}
      {delay >= LATE && (
        <p className="absent">
          {t('alarmRecord.sentLate', { delay: durationText(Math.floor(delay / MINUTE) * 60, language) })}
        </p>
      )}
      {turn.sendings.length > 0 && (
        <ul>
          {turn.sendings.map((one) => (
            <li key={`${one.channel} ${one.receiver}`} data-state={one.state}>
              {dateText(one.at) === dateText(turn.at) ? (
                <bdi dir="ltr">{secondText(one.at)}</bdi>
              ) : (
                <Time at={one.at} />
              )}{' '}
              <bdi>{sentText(t, one)}</bdi>{' '}
              {isMendedThere(one.channel, one.reason) && <ContactLink name={one.receiver} />}
            </li>
          ))}
        </ul>
      )}
      {turn.text !== undefined && (
        <details className="alarm-notice">
          <summary>{t('alarmRecord.noticeText')}</summary>
          <p>
            <bdi>{turn.text}</bdi>
          </p>
        </details>
      )}
    </Step>
  );
}

/** What happened to the care for an alarm, in words. */
function careText(t: T, { what, by, owner, from, until }: AcknowledgmentTurn): string {
  const values = {
    by: by?.name ?? '',
    owner: owner?.name ?? '',
    from: from?.name ?? '',
    until: until === null ? t('alarmRecord.untilOver') : t('alarmRecord.until', { time: timeText(until) }),
  };
  const isOwn = by?.id === owner?.id;
  if (what === 'acknowledge') return t(isOwn ? 'alarmRecord.care.acknowledge' : 'alarmRecord.care.give', values);
  if (what === 'takeOver') return t(isOwn ? 'alarmRecord.care.takeOver' : 'alarmRecord.care.pass', values);
  const known = CARE[what];
  return known === undefined ? what : t(known, values);
}

function Care({ turn }: { turn: AcknowledgmentTurn }) {
  const t = useT();
  return (
    <Step at={turn.at} title={careText(t, turn)}>
      {turn.note !== '' && (
        <p className="alarm-story-note">
          <bdi>{turn.note}</bdi>
        </p>
      )}
    </Step>
  );
}

interface RunProps {
  first: AlarmTurn;
  last: AlarmTurn;
  notice: string;
  metric: AlarmMetric | undefined;
}

function Run({ first, last, notice, metric }: RunProps) {
  const t = useT();
  const title =
    first === last
      ? t('alarmRecord.trigger', { count: first.count })
      : t('alarmRecord.suppressedRun', { from: first.count, to: last.count });
  return (
    <Step at={first.at} title={title} measured={[first.at, last.at]} metric={metric}>
      <p className="absent">{whyNot(t, last, notice)}</p>
    </Step>
  );
}

interface StepProps {
  at: number;
  title: string;
  /** The time of its triggers, whose values stand beside it where they are known. */
  measured?: Range | null;
  metric?: AlarmMetric | undefined;
  children: ReactNode;
}

function Step({ at, title, measured = null, metric, children }: StepProps) {
  const language = useLanguage();
  const values = measured ? measuredAt(metric, ...measured, language) : [];
  return (
    <li className="alarm-step">
      <Time at={at} />
      <div>
        <strong>
          <bdi>
            <WholeTimes text={title} />
          </bdi>
        </strong>{' '}
        {values.length > 0 && <bdi className="alarm-measured">{values.join(DOT)}</bdi>}
        {children}
      </div>
    </li>
  );
}

function keyOf(entry: Entry): string {
  if (entry.kind === 'run') return `run ${entry.first.count}`;
  if (entry.kind === 'care') return `${entry.turn.what} ${entry.turn.at}`;
  return `${entry.turn.move} ${entry.turn.count} ${entry.turn.at}`;
}

interface TimelineProps {
  id: string;
  /** Milliseconds between two loads while the alarm goes on; 0 once it is over. */
  pollMs: number;
  endedAt: number | null;
  /** What it is about: what was measured, or that nothing was. */
  kind: Kind;
  /** What was measured, where the gateway tells it. */
  metric: AlarmMetric | undefined;
}

/** Why somebody was told of an alarm, or not: its triggers, their suppression, what was sent and what came of it. */
export function AlarmTimeline({ id, pollMs, endedAt, kind, metric }: TimelineProps) {
  const t = useT();
  const [isAll, setAll] = useState(false);
  const { data, failure, reload } = useLoad(alarmRecordApi.getTimeline, { id }, { pollMs });
  // Its last step comes with its end, after which nothing is asked any more.
  useFollow(String(endedAt), alarmRecordApi.getTimeline);
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const entries = folded(data.turns, data.care);
  const { sent, undelivered, suppressed, muted, acknowledged, quiet } = tally(data.turns);
  return (
    <>
      <Facts
        items={[
          { label: t('alarmRecord.storySent'), value: <Quantity value={sent} /> },
          { label: t('alarmRecord.storyUndelivered'), value: <Quantity value={undelivered} /> },
          { label: t('alarmRecord.storySuppressed'), value: <Quantity value={suppressed} /> },
          { label: t('alarmRecord.storyMuted'), value: <Quantity value={muted} /> },
          ...(acknowledged > 0
            ? [{ label: t('alarmRecord.storyAcknowledged'), value: <Quantity value={acknowledged} /> }]
            : []),
          ...(quiet > 0 ? [{ label: t('alarmRecord.storyQuiet'), value: <Quantity value={quiet} /> }] : []),
        ]}
      />
      <ol className="alarm-story">
        {data.triggerAfter > 1 && data.turns[0] && data.since < data.turns[0].at && (
          <Step
            at={data.since}
            title={t(kind === 'noData' ? 'alarmRecord.noDataMet' : 'alarmRecord.met', { count: data.triggerAfter })}
          >
            {null}
          </Step>
        )}
        {(isAll ? entries : entries.slice(0, MOST)).map((entry) => {
          const key = keyOf(entry);
          if (entry.kind === 'run')
            return <Run key={key} first={entry.first} last={entry.last} notice={data.notice} metric={metric} />;
          if (entry.kind === 'care') return <Care key={key} turn={entry.turn} />;
          return <Turn key={key} turn={entry.turn} story={data} kind={kind} metric={metric} />;
        })}
      </ol>
      {!isAll && entries.length > MOST && (
        <Button onClick={() => setAll(true)}>{t('alarmRecord.showAll', { count: entries.length })}</Button>
      )}
    </>
  );
}
