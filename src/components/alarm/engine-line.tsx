import { Alert } from 'antd';
import { noDataApi } from '@/api/alarm/no-data';
import { useLanguage, useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { relativeText, stampText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import './engine-line.css';

/** So many cycles may pass before silence means something. */
const MOST_CYCLES = 2;
const POLL_MS = 60_000;

/** Says that the engine which looks for alarms has not spoken: while that lasts, quiet does not mean that all is well. */
export default function EngineLine() {
  const t = useT();
  const language = useLanguage();
  const { data } = useLoad(noDataApi.getEngine, {}, { pollMs: POLL_MS });
  const now = gatewayNow();
  if (!data || now - data.spokeAt <= MOST_CYCLES * data.cycleMs) return null;
  return (
    <Alert
      type="error"
      showIcon
      className="alarm-engine"
      title={t('alarmEngine.silent', {
        ago: relativeText(data.spokeAt, now, language),
        time: stampText(data.spokeAt),
      })}
    />
  );
}
