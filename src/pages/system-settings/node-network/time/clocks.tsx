import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { browserTime } from '@/lib/gateway-clock';
import { offsetText } from '@/lib/time';
import { browserZone, zonedTime, zoneOffset } from '@/lib/time-zone';
import { Facts } from '@/ui/data/facts';
import type { StagedNode } from '../use-node';
import { spanParts } from './model';

/** What a clock in a zone shows, with the zone's offset. */
function Clock({ at, zone }: { at: number; zone: string }) {
  const { date, time } = zonedTime(at, zone);
  return (
    <bdi dir="ltr">
      <span className="code">
        {date} {time}
      </span>{' '}
      <span className="network-note">{offsetText(zoneOffset(at, zone))}</span>
    </bdi>
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

interface Props {
  node: StagedNode;
  /** What is told of the clock's settings. */
  settings: readonly { label: string; value: ReactNode }[];
}

/** The node's clock in its zone beside the browser's, both ticking, how far they are apart, and why. */
export function Clocks({ node, settings }: Props) {
  const t = useT();
  const now = useNow();
  const ahead = node.network.clock - browserTime(node.at);
  const parts = spanParts(ahead);
  const text = parts.map(({ unit, count }) => t(`time.${unit}`, { count })).join(' ');
  const apart = <span className="network-warning">{t(ahead > 0 ? 'time.ahead' : 'time.behind', { text })}</span>;
  return (
    <Facts
      items={[
        { label: t('time.nodeClock'), value: <Clock at={now + ahead} zone={node.base.time.zone} /> },
        { label: t('time.browserClock'), value: <Clock at={now} zone={browserZone()} /> },
        { label: t('time.difference'), value: parts.length === 0 ? t('time.same') : apart },
        ...settings,
      ]}
    />
  );
}
