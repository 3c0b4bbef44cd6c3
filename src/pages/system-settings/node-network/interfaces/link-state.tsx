import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type LinkState, linkStateApi } from '@/api/system-settings/link-state';
import { useLanguage, useT } from '@/i18n/use-t';
import { ageText } from '@/lib/age';
import { DOT } from '@/lib/dot';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { useRefresh } from '@/ui/list/use-refresh';
import { NO_STATE } from '../routing-state/labels';
import { NO_PACE, type Pace, StateAge, whyOf } from '../routing-state/state-age';
import '../routing-state/routing-state.css';

/** A link may be lost at any time. */
const USUAL_S = 5;
const GBIT = 1_000;

const LINK = {
  up: { label: 'link.up', tone: 'good' },
  down: { label: 'link.down', tone: 'bad' },
  adminDown: { label: 'link.adminDown', tone: 'neutral' },
} as const satisfies StatusMap;

interface Links {
  /** The gateway's clock then, epoch milliseconds; null before the first answer. */
  readonly now: number | null;
  readonly isFailed: boolean;
  readonly of: ReadonlyMap<string, LinkState>;
}

const NO_LINKS: Links = { now: null, isFailed: false, of: new Map() };

/** Only the cells look at it: an answer draws them again, and not the table around them. */
const LinksContext = createContext<Links>(NO_LINKS);
const PaceContext = createContext<Pace>(NO_PACE);

/** Whether the gateway tells the links of a node: without them no column of them is drawn. */
export const useHasLinks = (): boolean => useOffers()(linkStateApi.getLinkState);

/** Follows the links of a node while its ports are in sight; the cells inside show them. */
export function LinkFollower({ nodeId, children }: { nodeId: string; children: ReactNode }) {
  const refresh = useRefresh(USUAL_S);
  const { data, failure, at, reload } = useLoad(linkStateApi.getLinkState, { id: nodeId }, { pollMs: refresh.pollMs });
  const isFailed = failure !== null;
  const links = useMemo(
    (): Links => ({ now: data?.now ?? null, isFailed, of: new Map(data?.list.map((one) => [one.name, one])) }),
    [data, isFailed],
  );
  const pace: Pace = { at, why: whyOf(failure), reload, refresh };
  return (
    <LinksContext value={links}>
      <PaceContext value={pace}>{children}</PaceContext>
    </LinksContext>
  );
}

/** How old the links are and how they are refreshed. */
export function LinkAge() {
  const t = useT();
  const pace = useContext(PaceContext);
  if (!useHasLinks()) return null;
  return <StateAge pace={pace} failed={t('link.failed')} stale={(time) => t('link.stale', { time })} />;
}

/** Megabits a second for reading: `10 Gbit/s`, `36.2 Mbit/s`. */
function rateText(mbps: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, useGrouping: false });
  return mbps >= GBIT ? `${format.format(mbps / GBIT)} Gbit/s` : `${format.format(mbps)} Mbit/s`;
}

/** Whether the port has a link, since when, and what both ends agreed on: half duplex is what a failed agreement falls back to. */
export function LinkCell({ name }: { name: string }) {
  const t = useT();
  const language = useLanguage();
  const { now, isFailed, of } = useContext(LinksContext);
  const found = of.get(name);
  if (now === null && !isFailed) return <span className="routing-wait" aria-hidden />;
  if (!found || now === null) return <StatusTag value="unknown" map={NO_STATE} />;
  const { link, since, speedMbps, duplex } = found;
  const isHalf = duplex === 'half';
  const agreed = [
    speedMbps === null ? '' : rateText(speedMbps, language),
    duplex === null ? '' : duplex === 'full' ? t('link.full') : isHalf ? t('link.half') : duplex,
  ].filter((one) => one !== '');
  return (
    <span className="routing-states">
      <span className="routing-state">
        <StatusTag value={link} map={LINK} />
        <time className="network-note" dateTime={new Date(since).toISOString()}>
          {t('link.for', { span: ageText(now - since, language) })}
        </time>
      </span>
      {agreed.length > 0 && (
        <span className={isHalf ? 'network-note network-warning' : 'network-note'}>
          <bdi>{agreed.join(DOT)}</bdi>
        </span>
      )}
    </span>
  );
}

/** That a port which something else stands on has no link; nothing where it has one, or nobody said. */
export function LinkMark({ name }: { name: string }) {
  const link = useContext(LinksContext).of.get(name)?.link;
  return link === undefined || link === 'up' ? null : <StatusTag value={link} map={LINK} />;
}

/** What goes over the link now, and what of it was broken within the last hour. */
export function TrafficCell({ name }: { name: string }) {
  const t = useT();
  const language = useLanguage();
  const { now, isFailed, of } = useContext(LinksContext);
  const found = of.get(name);
  if (now === null && !isFailed) return <span className="routing-wait" aria-hidden />;
  if (!found || (found.inMbps === null && found.outMbps === null)) return t('common.none');
  const { inMbps, outMbps, inErrors, outErrors } = found;
  const rate = (value: number | null) => (value === null ? t('common.none') : rateText(value, language));
  const errors = (inErrors ?? 0) + (outErrors ?? 0);
  return (
    <span className="routing-states tabular">
      <span>{t('link.in', { rate: rate(inMbps) })}</span>
      <span>{t('link.out', { rate: rate(outMbps) })}</span>
      {errors > 0 && (
        <span className="network-note network-warning">
          {t('link.errors', { in: inErrors ?? 0, out: outErrors ?? 0 })}
        </span>
      )}
    </span>
  );
}
