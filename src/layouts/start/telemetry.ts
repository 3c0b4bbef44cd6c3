import { lastBreaks, lastErrors } from '@/lib/http/last-calls';
import { ownEntry, ownVersion } from '@/lib/own-entry';
import { createQueue } from '@/lib/telemetry/queue';
import { breakTold, errorTold, interactionTold, momentTold, violationTold } from '@/lib/telemetry/told';
import { rowOf } from '@/routes';
import { innerPath } from '@/session/config';

const EVERY_MS = 10_000;
const MOST_A_MINUTE = 30;
/** Shorter answers to a hand are seen by nobody. */
const SLOW_MS = 40;

/** The row of the route table, whose parameters have no values. */
const routeNow = (): string => rowOf(innerPath() ?? '')?.path ?? '*';

/** Hears of one kind of entry from the beginning of the page on, where the browser has it; gives what ends it. */
function observe(type: string, hear: (entry: PerformanceEntry) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear));
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: SLOW_MS }) });
  return () => observer.disconnect();
}

/** Whether the first screen is there: it has its heading, and nothing in it is still loading. */
const isReady = () => {
  const main = document.querySelector('main');
  return main?.querySelector('h1') && !main.closest('[aria-busy=true]') && !main.querySelector('[aria-busy=true]');
};

/** Calls once as soon as the first screen is there; gives what ends the wait. */
function onceReady(done: () => void): () => void {
  const look = () => {
    if (!isReady()) return;
    observer.disconnect();
    done();
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  look();
  return () => observer.disconnect();
}

/**
 * Sends what goes wrong and how long things take to an address, a few times a minute and when the page is left: names of code and
 * numbers, without cookies, without where it came from, and without an answer that anybody reads. Gives what ends it.
 */
export function startTelling(address: string): () => void {
  const queue = createQueue(MOST_A_MINUTE, () => performance.now());
  const known = new WeakSet<object>();
  const slow = { name: '', ms: 0, count: 0 };
  const isNew = (one: object) => !known.has(one) && known.add(one);
  const add = (told: Parameters<typeof queue.add>[0]) => queue.add(told, routeNow());
  const collect = () => {
    for (const one of lastErrors.filter(isNew)) add(errorTold(one.error));
    for (const one of lastBreaks.filter(isNew)) add(breakTold(one));
  };
  const send = () => {
    collect();
    if (slow.count > 0) add(interactionTold(slow.name, slow.ms, slow.count));
    Object.assign(slow, { name: '', ms: 0, count: 0 });
    const batch = queue.take();
    if (batch === null) return;
    const body = JSON.stringify({ version: ownVersion(), build: ownEntry(), ...batch });
    // As a text of a form it needs no question beforehand, and the collector no header of its own.
    const plain = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const;
    void fetch(address, { method: 'POST', body, keepalive: true, ...plain }).catch(() => undefined);
  };
  const onViolation = (event: SecurityPolicyViolationEvent) => add(violationTold(event));
  const onHide = () => document.visibilityState === 'hidden' && send();
  const stops = [
    observe('paint', ({ name, startTime }) => name === 'first-contentful-paint' && add(momentTold('paint', startTime))),
    observe('event', (entry) => {
      if (!('interactionId' in entry && entry.interactionId)) return;
      slow.count += 1;
      if (entry.duration > slow.ms) Object.assign(slow, { name: entry.name, ms: entry.duration });
    }),
    onceReady(() => add(momentTold('ready', performance.now()))),
  ];
  const timer = setInterval(send, EVERY_MS);
  const kinds = ['error', 'unhandledrejection'];
  for (const kind of kinds) window.addEventListener(kind, collect);
  document.addEventListener('securitypolicyviolation', onViolation);
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', send);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    for (const kind of kinds) window.removeEventListener(kind, collect);
    document.removeEventListener('securitypolicyviolation', onViolation);
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', send);
  };
}
