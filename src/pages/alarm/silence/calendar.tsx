import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type CSSProperties, useMemo } from 'react';
import { type Silence, silenceApi } from '@/api/alarm/silence';
import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { dateText, type Range, startOfDay, wallOf, zonesOf } from '@/lib/time';
import { typedTime } from '@/lib/typed-time';
import { to } from '@/routes/href';
import { ScrollBox } from '@/ui/data/scroll-box';
import { StatusTag } from '@/ui/data/status-tag';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { useQuery } from '@/ui/page/use-query';
import { STATE } from './labels';
import { type CalendarDay, DETAIL, partsOf, weekOf } from './model';

const spanOf = (days: readonly CalendarDay[]): Range => [days[0]?.range[0] ?? 0, days.at(-1)?.range[1] ?? 0];

/** The silences of a week, a row for each and a column for each day; the hours stand in the cell that their bar is in. */
export function SilenceCalendar() {
  const t = useT();
  const [query, change] = useQuery();
  const asked = typedTime(query.get('week') ?? '');
  const now = gatewayNow();
  const monday = weekOf(Number.isNaN(asked) ? now : asked)[0]?.range[0] ?? now;
  const days = useMemo(() => weekOf(monday), [monday]);
  const [from, until] = spanOf(days);
  const { data, failure, reload, isLoading } = useLoad(silenceApi.getCalendar, { from, to: until });
  const isPresent = now >= from && now < until;
  const show = (week: number | undefined) => change({ week: week === undefined ? undefined : dateText(week) });
  const label = `${dateText(from)} – ${dateText(until - 1)}`;
  return (
    <section className="silence-calendar" aria-label={t('silence.calendar')} aria-busy={isLoading}>
      <div className="silence-weeks">
        <Button
          icon={<LeftOutlined aria-hidden />}
          aria-label={t('silence.weekBefore')}
          onClick={() => show(startOfDay(monday, -7))}
        />
        <Button disabled={isPresent} onClick={() => show(undefined)}>
          {t('silence.thisWeek')}
        </Button>
        <Button
          icon={<RightOutlined aria-hidden />}
          aria-label={t('silence.weekAfter')}
          onClick={() => show(startOfDay(monday, 7))}
        />
        <h2 aria-live="polite">
          <bdi className="tabular">{label}</bdi>
        </h2>
        <span className="absent">{zonesOf(from, until)}</span>
      </div>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data && data.list.length === 0 && (
        <EmptyState title={t('silence.weekEmpty')} text={t('silence.weekEmptyText')} />
      )}
      {data && data.list.length > 0 && <Week days={days} silences={data.list} now={now} label={label} />}
      {data && data.total > data.list.length && (
        <p className="absent">{t('silence.weekShown', { shown: data.list.length, total: data.total })}</p>
      )}
    </section>
  );
}

interface WeekProps {
  days: readonly CalendarDay[];
  silences: readonly Silence[];
  now: number;
  label: string;
}

function Week({ days, silences, now, label }: WeekProps) {
  const t = useT();
  const language = useLanguage();
  const format = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }), [language]);
  return (
    <ScrollBox label={t('silence.calendarOf', { week: label })}>
      <table className="silence-week">
        <thead>
          <tr>
            <th scope="col">{t('silence.name')}</th>
            {days.map(({ key, range: [at, end] }) => (
              <th key={key} scope="col" {...(now >= at && now < end && { 'aria-current': 'date' })}>
                {format.format(wallOf(at))} <span className="tabular">{key.slice(5)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {silences.map((silence) => (
            <tr key={silence.id} data-state={silence.state}>
              <th scope="row">
                <Link to={to(DETAIL, { id: silence.id })}>
                  <bdi>{silence.name}</bdi>
                </Link>
                <StatusTag value={silence.state} map={STATE} />
              </th>
              {days.map(({ key, range }) => (
                <Day key={key} silence={silence} range={range} now={now} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const placeOf = (start: number, end: number): CSSProperties => ({
  insetInlineStart: `${start * 100}%`,
  inlineSize: `${(end - start) * 100}%`,
});

function Day({ silence, range, now }: { silence: Silence; range: Range; now: number }) {
  const t = useT();
  const parts = partsOf(silence, range);
  const [from, until] = range;
  return (
    <td>
      {now >= from && now < until && (
        <span
          className="silence-now"
          style={{ insetInlineStart: `${((now - from) / (until - from)) * 100}%` }}
          aria-hidden
        />
      )}
      {parts.map(({ key, start, end }) => (
        <span key={key} className="silence-bar" style={placeOf(start, end)} aria-hidden />
      ))}
      {parts.map(({ key, hours }) => (
        <span key={key} className="silence-hours tabular">
          {hours === '' ? t('silence.allDay') : <bdi>{hours}</bdi>}
        </span>
      ))}
    </td>
  );
}
