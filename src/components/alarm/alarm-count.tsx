import { BellOutlined } from '@ant-design/icons';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import type { ListAnswer } from '@/lib/contract/client';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';

const POLL_MS = 60_000;
/** Only how many there are counts: every gateway says so beside its rows. */
const GOING = { current: 1, pageSize: 1, filters: { status: ['inAlarm'] } };

/** In the header of every screen: how many alarms go on, and the way to them. Its place is kept: nothing beside it moves. */
export function AlarmCount() {
  const t = useT();
  const { data }: { data: ListAnswer<AlarmRecord> | undefined } = useLoad(alarmRecordApi.list, GOING, {
    pollMs: POLL_MS,
  });
  // A gateway that does not count knows no more than whether there is one.
  const count = data === undefined || data.isCounted === false ? null : data.total;
  // While nothing is known nothing is claimed: a bell without a figure would say that there are none.
  const isOpen = data === undefined;
  const label = isOpen
    ? t('alarmCount.unknown')
    : count === null
      ? t('alarmCount.some')
      : t('alarmCount.going', { count });
  return (
    <Link
      className="header-button alarm-count"
      to={to('/alarm/monitoring_alarm/list', { status: 'inAlarm' })}
      aria-label={label}
      title={label}
    >
      <BellOutlined aria-hidden />
      {isOpen && <span className="header-badge is-open" aria-hidden />}
      {count !== null && count > 0 && (
        <span className="header-badge" aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
