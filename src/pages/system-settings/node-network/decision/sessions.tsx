import type { ComparedSession } from '@/api/system-settings/node-network';
import { LAST_ERROR } from '@/components/network-changes/session-labels';
import { isWaitedFor, type SessionStanding, standingOf } from '@/domain/net/session-evidence';
import { useT } from '@/i18n/use-t';
import { StatusTag } from '@/ui/data/status-tag';
import { STATES } from '../routing-state/sessions';
import '../routing-state/routing-state.css';

/** As many as stand beside the button; the rest is a number. */
const MOST = 5;

const PROTOCOLS = ['bgp', 'ospf', 'bfd'] as const;
type Protocol = (typeof PROTOCOLS)[number];

/** The sessions of one protocol by how they stand. */
function evidenceOf(sessions: readonly ComparedSession[], protocol: Protocol) {
  const own = sessions.filter((one) => one.protocol === protocol);
  const count = (...wanted: SessionStanding[]) => own.filter((one) => wanted.includes(standingOf(one))).length;
  return {
    protocol,
    back: count('back'),
    had: count('back', 'missing'),
    broughtUp: count('broughtUp'),
    brought: count('broughtUp', 'broughtDown'),
    cameUp: count('cameUp'),
    removed: count('removed'),
    waitedFor: own.filter(isWaitedFor),
    downBefore: own.filter((one) => standingOf(one) === 'downBefore'),
  };
}

type Evidence = ReturnType<typeof evidenceOf>;

const hasAny = ({ had, brought, cameUp, removed, downBefore }: Evidence) =>
  had + brought + cameUp + removed + downBefore.length > 0;

const NOTES = ['cameUp', 'removed'] as const;

function Down({ session, protocol }: { session: ComparedSession; protocol: Protocol }) {
  const t = useT();
  const { peer, now, lastError = '' } = session;
  const known = LAST_ERROR[lastError];
  return (
    <span className="routing-state">
      <bdi className="code" dir="ltr">
        {peer}
      </bdi>
      <StatusTag value={now ?? ''} map={STATES[protocol]} />
      {lastError !== '' && <span className="network-note is-reason">{known ? t(known) : lastError}</span>}
      {standingOf(session) === 'broughtDown' && <span className="network-note">{t('decision.isBrought')}</span>}
    </span>
  );
}

function DownList({ sessions, protocol }: { sessions: readonly ComparedSession[]; protocol: Protocol }) {
  const t = useT();
  return (
    <>
      {sessions.slice(0, MOST).map((session) => (
        <Down key={session.peer} session={session} protocol={protocol} />
      ))}
      {sessions.length > MOST && (
        <span className="network-note">{t('decision.more', { count: sessions.length - MOST })}</span>
      )}
    </>
  );
}

function Line({ evidence }: { evidence: Evidence }) {
  const t = useT();
  const { back, had, broughtUp, brought, waitedFor, downBefore } = evidence;
  const protocol = evidence.protocol.toUpperCase();
  const counted = [
    { text: t('decision.back', { protocol, back, total: had }), total: had, up: back },
    { text: t('decision.brought', { protocol, up: broughtUp, total: brought }), total: brought, up: broughtUp },
  ].filter(({ total }) => total > 0);
  return (
    <li>
      {counted.map(({ text, total, up }) => (
        <span key={text} className={up < total ? 'decision-missing' : 'decision-back'} role="status">
          {text}
        </span>
      ))}
      {counted.length === 0 && <span>{protocol}</span>}
      {NOTES.filter((note) => evidence[note] > 0).map((note) => (
        <span key={note} className="network-note">
          {t(`decision.${note}`, { count: evidence[note] })}
        </span>
      ))}
      <DownList sessions={waitedFor} protocol={evidence.protocol} />
      {downBefore.length > 0 && (
        <div className="decision-before">
          <span className="network-note">{t('decision.downBefore', { count: downBefore.length })}</span>
          <DownList sessions={downBefore} protocol={evidence.protocol} />
        </div>
      )}
    </li>
  );
}

/** How every configured session stands since the apply, each that is not up by name: what decides whether it is kept. */
export function Sessions({ sessions }: { sessions: readonly ComparedSession[] }) {
  const t = useT();
  const found = PROTOCOLS.map((protocol) => evidenceOf(sessions, protocol)).filter(hasAny);
  if (found.length === 0) return <p>{t('decision.noSessions')}</p>;
  return (
    <ul className="decision-sessions" aria-label={t('decision.sessions')}>
      {found.map((evidence) => (
        <Line key={evidence.protocol} evidence={evidence} />
      ))}
    </ul>
  );
}
