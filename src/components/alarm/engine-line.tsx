import { Alert } from 'antd';
import { noDataApi } from '@/api/alarm/no-data';
import { useLanguage, useT } from '@/i18n/use-t';
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
  const { data, at } = useLoad(noDataApi.getEngine, {}, { pollMs: POLL_MS });
  // As of the answer: one that is old, as in a tab that was out of sight, says nothing of now.
  if (!data || at - data.spokeAt <= MOST_CYCLES * data.cycleMs) return null;
  return (
    <Alert
      type="error"
      showIcon
      className="alarm-engine"
      title={t('alarmEngine.silent', {
        ago: relativeText(data.spokeAt, at, language),
        time: stampText(data.spokeAt),
      })}
    />
  );
}
