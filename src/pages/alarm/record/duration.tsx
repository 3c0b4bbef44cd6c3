import { useSyncExternalStore } from 'react';
import { type AlarmRecord, durationOf } from '@/api/alarm/record';
import { useLanguage } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { createSignal } from '@/lib/store';
import { spanText } from './model';

// One clock for all rows: a hundred of them tick together.
const ticked = createSignal();
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: () => void) {
  const stop = ticked.subscribe(listener);
  timer ??= setInterval(ticked.emit, 1000);
  return () => {
    stop();
    if (ticked.size > 0) return;
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
