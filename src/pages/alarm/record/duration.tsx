import { useSyncExternalStore } from 'react';
import { type AlarmRecord, durationOf } from '@/api/alarm/record';
import { useLanguage } from '@/i18n/use-t';
import { gatewayNow } from '@/session/session';
import { spanText } from './model';

// One clock for all rows: a hundred of them tick together.
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of [...listeners]) one();
  }, 1000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const seconds = () => Math.floor(gatewayNow() / 1000);

function Ticking({ alarm }: { alarm: AlarmRecord }) {
  const language = useLanguage();
  const now = useSyncExternalStore(listen, seconds);
  return <span className="tabular">{spanText(durationOf(alarm, now * 1000), language)}</span>;
}

/** How long an alarm went on; it ticks only while it does. */
export function Duration({ alarm }: { alarm: AlarmRecord }) {
  const language = useLanguage();
  if (alarm.status === 'inAlarm') return <Ticking alarm={alarm} />;
  return <span className="tabular">{spanText(durationOf(alarm, 0), language)}</span>;
}
