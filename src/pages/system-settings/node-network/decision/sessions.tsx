import type { ComparedSession } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { isUp } from '@/lib/net/session-state';
import { StatusTag } from '@/ui/data/status-tag';
import { STATES } from '../routing-state/sessions';

/** As many as stand beside the button; the rest is a number. */
const MOST = 5;

const PROTOCOLS = ['bgp', 'ospf', 'bfd'] as const;
type Protocol = (typeof PROTOCOLS)[number];

/** The sessions of one protocol that were up before: how many of them the node still has, and which are not back. */
function compare(sessions: readonly ComparedSession[], protocol: Protocol) {
  const had = sessions.filter((one) => one.protocol === protocol && isUp(one.before));
  const wanted = had.filter(({ now }) => now !== null);
  const fresh = sessions.filter((one) => one.protocol === protocol && !isUp(one.before) && isUp(one.now));
  return {
    protocol,
    total: wanted.length,
    removed: had.length - wanted.length,
    fresh: fresh.length,
    missing: wanted.filter(({ now }) => !isUp(now)),
  };
}

/** Which sessions came back since the apply: what decides whether it is kept. */
export function Sessions({ sessions }: { sessions: readonly ComparedSession[] }) {
  const t = useT();
  const compared = PROTOCOLS.map((protocol) => compare(sessions, protocol)).filter(
    ({ total, removed, fresh }) => total + removed + fresh > 0,
  );
  if (compared.length === 0) return <p>{t('decision.noSessions')}</p>;
  return (
    <ul className="decision-sessions" aria-label={t('decision.sessions')}>
      {compared.map(({ protocol, total, removed, fresh, missing }) => (
        <li key={protocol}>
          <span className={missing.length > 0 ? 'decision-missing' : 'decision-back'} role="status">
            {t('decision.back', { protocol: protocol.toUpperCase(), back: total - missing.length, total })}
          </span>
          {removed > 0 && <span className="network-note">{t('decision.removed', { count: removed })}</span>}
          {fresh > 0 && <span className="network-note">{t('decision.fresh', { count: fresh })}</span>}
          {missing.slice(0, MOST).map(({ peer, now }) => (
            <span key={peer} className="routing-state">
              <bdi className="code" dir="ltr">
                {peer}
              </bdi>
              <StatusTag value={now ?? ''} map={STATES[protocol]} />
            </span>
          ))}
          {missing.length > MOST && (
            <span className="network-note">{t('decision.more', { count: missing.length - MOST })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
