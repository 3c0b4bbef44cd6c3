import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { offsetText } from '@/lib/time';
import { browserZone, zonedTime, zoneOffset } from '@/lib/time-zone';
import { Facts } from '@/ui/facts';
import type { StagedNode } from '../use-node';
import { spanParts } from './model';

/** What a clock shows now, with its zone; announced by nobody, as it changes every second. */
function Clock({ at, zone }: { at: number; zone: string }) {
  const { date, time } = zonedTime(at, zone);
  return (
    <>
      <bdi className="code" dir="ltr">
        {date} {time}
      </bdi>{' '}
      <bdi className="network-note" dir="ltr">
        {zone} {offsetText(zoneOffset(at, zone))}
      </bdi>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The clock of the node, in its zone, beside the browser's (decision 40), both ticking, and how far they are apart. */
export function Clocks({ node }: { node: StagedNode }) {
  const t = useT();
  const now = useNow();
  const { clock } = node.network;
  const ahead = clock - node.at;
  const parts = spanParts(ahead);
  const text = parts.map(({ unit, count }) => t(`time.${unit}`, { count })).join(' ');
  const direction = ahead > 0 ? 'time.ahead' : 'time.behind';
  return (
    <Facts
      items={[
        { label: t('time.nodeClock'), value: <Clock at={now + ahead} zone={node.base.time.zone} /> },
        { label: t('time.browserClock'), value: <Clock at={now} zone={browserZone()} /> },
        {
          label: t('time.difference'),
          value:
            parts.length === 0 ? t('time.same') : <span className="network-warning">{t(direction, { text })}</span>,
        },
      ]}
    />
  );
}
