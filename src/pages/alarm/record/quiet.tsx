import { MutedOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import type { AlarmRecord } from '@/api/alarm/record';
import { useT } from '@/i18n/use-t';
import type { OfferedCall } from '@/lib/contract/client';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { stampText } from '@/lib/time';
import { to } from '@/routes/href';
import { untilText } from './model';
import './quiet.css';

/** What the gateway must offer for silences; the calls themselves stand with their screens. */
export const SILENCES: OfferedCall = { capability: 'silences' };

/** The way to a silence. */
export function SilenceLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={to('/alarm/monitoring_alarm/list/silences/:id', { id })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

type Quiet = Pick<AlarmRecord, 'quiet'>;

/** In the list: that an alarm is kept quiet, by what and until when; nothing where it is not. */
export function QuietMark({ quiet }: Quiet) {
  const t = useT();
  if (!quiet) return null;
  const { id, name, until } = quiet;
  return (
    <span className="alarm-quiet">
      <MutedOutlined aria-hidden />{' '}
      <bdi>
        {until === null
          ? t('alarmRecord.quietMark')
          : t('alarmRecord.quietUntil', { time: untilText(until, gatewayNow()) })}
      </bdi>{' '}
      <SilenceLink id={id} name={name} />
    </span>
  );
}

/** On the screen of an alarm: that nobody is notified of it now, and why. */
export function QuietBanner({ quiet }: Quiet) {
  const t = useT();
  if (!quiet) return null;
  const { id, name, until } = quiet;
  return (
    <Alert
      className="alarm-quiet-banner"
      type="info"
      showIcon
      icon={<MutedOutlined aria-hidden />}
      title={
        <>
          {until === null
            ? t('alarmRecord.quietBanner')
            : t('alarmRecord.quietBannerUntil', { time: stampText(until) })}{' '}
          <SilenceLink id={id} name={name} />
        </>
      }
    />
  );
}
