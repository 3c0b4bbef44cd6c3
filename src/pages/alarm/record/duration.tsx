import { useSyncExternalStore } from 'react';
import { type AlarmRecord, durationOf } from '@/api/alarm/record';
import { useLanguage, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { createSignal } from '@/lib/store';
import { lengthText } from '@/lib/unit-text';
import { useNarrow } from '@/ui/page/use-narrow';

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

interface Props {
  alarm: AlarmRecord;
  /** The words around it. */
  say?: (span: string) => string;
}

const asItIs = (span: string) => span;

function Ticking({ alarm, say = asItIs }: Props) {
  const language = useLanguage();
  const now = useSyncExternalStore(listen, seconds);
  return <span className="tabular">{say(lengthText(durationOf(alarm, now * 1000), language))}</span>;
}

/** How long an alarm went on; it ticks only while it does. */
export function Duration(props: Props) {
  const language = useLanguage();
  const { alarm, say = asItIs } = props;
  if (alarm.status === 'inAlarm') return <Ticking {...props} />;
  return <span className="tabular">{say(lengthText(durationOf(alarm, 0), language))}</span>;
}

/** Where an alarm comes from, unless its name says so already, and how long it went on. */
export function SourceAndSpan({ alarm }: { alarm: AlarmRecord }) {
  const t = useT();
  const isNamed = alarm.name.toLowerCase().includes(alarm.source.toLowerCase());
  const isNarrow = useNarrow();
  const isLasting = alarm.status === 'inAlarm';
  const word = isLasting ? 'alarmRecord.lasting' : 'alarmRecord.lasted';
  return (
    <>
      {!isNamed && <bdi>{alarm.source}</bdi>}
      {!isNamed && DOT}
      {/* On a phone it stands beside its state, which says that it lasts. */}
      {isNarrow && isLasting ? (
        <Duration alarm={alarm} />
      ) : (
        <Duration alarm={alarm} say={(span) => t(word, { span })} />
      )}
    </>
  );
}
