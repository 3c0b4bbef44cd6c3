import { frontInitApi } from '@/api/session/front-init';
import type { Product } from '@/api/session/session';
import { applyLocale, currentLanguage, followOtherTabs, setDefaultLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { afterPaint } from '@/lib/after-paint';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { followOwnZone, takeLinkedZone } from '@/lib/clock-zone';
import { setWitness } from '@/lib/contract/offered';
import { setDraftOwner } from '@/lib/drafts';
import { connect } from '@/lib/http/axios';
import { gatewayAddress, storedBases } from '@/lib/http/bases';
import { dropEarly } from '@/lib/http/early';
import { traceHeader } from '@/lib/http/headers';
import { noteError } from '@/lib/http/last-calls';
import { go, here, onNavigate, replacePage } from '@/lib/navigation';
import { writeText } from '@/lib/storage';
import { ZONE } from '@/lib/zoned-link';
import { rowOf, textsOf } from '@/routes';
import { boot, isBootPath, type Landing } from '@/session/boot';
import { brandNow, followBrand, onBrand } from '@/session/brand';
import { config, innerPath, isAnonymousPage } from '@/session/config';
import { LANDING_KEY } from '@/session/first-facts';
import { followSignIn } from '@/session/follow';
import { followOffers } from '@/session/gateway-offers';
import { onSessionOver } from '@/session/guard';
import { askProof } from '@/session/sensitive';
import { followChanges, loadSession, sessionState, viewedAccount } from '@/session/session';
import { goToSignIn } from '@/session/sign-out';
import { holdToken, tokenForCall } from '@/session/token';
import { appearanceNow, applyAppearance } from '@/theme/appearance';
import { applyBrand } from '@/theme/brand';
import { reach } from '../shell/menu';
import { askLeave } from './leave';

/** What of the brand stands outside the page itself: the tab's mark, the language of who has chosen none. Gives what ends it. */
function applyBrandNow(): (() => void)[] {
  const show = () => {
    const { favicon, defaultLanguage } = brandNow();
    setDefaultLanguage(LANGUAGES.find((one) => one === defaultLanguage) ?? null);
    const icon = document.querySelector('link[rel=icon]');
    if (!(icon instanceof HTMLLinkElement)) return;
    icon.dataset.own ??= icon.href;
    icon.href = favicon ?? icon.dataset.own;
  };
  show();
  // Before the first paint, or the console's own color would flash up.
  applyBrand(brandNow().themeColor, appearanceNow());
  return [onBrand(show), followBrand()];
}

const LANGUAGES = ['zh-CN', 'en-US'] as const;

/** Goes to a trusted address; a screen of ours needs no new document. True if the page stays. */
function land(url: string): boolean {
  const { origin, pathname, search, hash } = new URL(url);
  const inner = innerPath(pathname);
  if (origin !== window.location.origin || inner === null || !rowOf(inner)) {
    replacePage(url);
    return false;
  }
  go(`${inner}${search}${hash}`, { replace: true });
  return true;
}

/** Whether the account may enter the console home; supposed until its rights are known. */
function hasHome(): boolean {
  const state = sessionState();
  return state.status !== 'ready' || state.session.menus.includes('console');
}

/**
 * Keeps where an entry at the root led, so that the next one loads ahead what opens (deploy/umi/first-script.ts): a screen of ours,
 * or none that is known before.
 */
function rememberLanding(landing: Landing): void {
  const isHome = landing.kind === 'app' && hasHome();
  const target = landing.kind === 'go' ? innerPath(new URL(landing.url).pathname) : null;
  writeText(LANDING_KEY, isHome ? '/console' : (target ?? ''));
}

/** The page may be opened by the name of its file, which is no path of a screen: the router gets the root. */
function leaveIndexFile(): void {
  if (window.location.pathname !== `${config.base}index.html`) return;
  const { search, hash } = here();
  go(`/${search}${hash}`, { replace: true });
}

/** The account's products, once its session is here; none where it cannot be had now. */
async function loadProducts(): Promise<readonly Product[]> {
  await loadSession();
  const state = sessionState();
  return state.status === 'ready' ? state.session.products : [];
}

/** Whether the account may see a screen; supposed until its rights are known. */
function mayOpen(path: string): boolean {
  const state = sessionState();
  return state.status !== 'ready' || reach(path, state.session) === true;
}

/** An address may name the zone in which it was looked at: this opening shows it, wherever it goes from there. */
function followLinkedZone(): () => void {
  const read = () => takeLinkedZone(new URLSearchParams(here().search).get(ZONE));
  read();
  return onNavigate(read);
}

function followErrors(): () => void {
  const kinds = ['error', 'unhandledrejection'];
  for (const kind of kinds) window.addEventListener(kind, noteError);
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, noteError);
  };
}

/** Tells of what goes wrong where the deployment names an address for it, of a share of the pages; what does so is loaded late. */
function followTelemetry(): () => void {
  if (!config.telemetryUrl || Math.random() >= config.telemetryShare) return () => undefined;
  const telling = afterPaint()
    .then(() => import('./telemetry'))
    .then(({ startTelling }) => startTelling(config.telemetryUrl))
    .catch(() => undefined);
  return () => void telling.then((stop) => stop?.());
}

/** A page that has started and stays. */
export interface Started {
  /** Settles with the first answer about the session, at once where the page has none. */
  answered: Promise<unknown>;
  /** Ends everything that the page follows. */
  stop: () => void;
}

/** What is typed where nobody has to sign in belongs to the tab; no account has such an id. */
const NOBODY = '(anonymous)';

/**
 * Everything before the first render: language, appearance, transport, and for the console the session and, at the
 * root, the boot choice. Resolves to null if the page is leaving.
 */
export async function start(): Promise<Started | null> {
  leaveIndexFile();
  const stops = [...applyBrandNow()];
  const stop = () => {
    for (const one of stops) one();
  };
  applyLocale();
  applyAppearance();
  stops.push(followOtherTabs(), followOwnZone(), followLinkedZone(), followErrors(), followTelemetry());
  const bases = storedBases(window.location.origin, config.trustedOrigins);
  connect({
    bases: () => bases,
    token: tokenForCall,
    language: currentLanguage,
    viewAs: viewedAccount,
    hasSession: () => !isAnonymousPage(),
    unknownPathCodes: config.unknownPathCodes,
    ...(config.telemetryUrl && { trace: () => traceHeader(config.telemetryShare) }),
    onSession: onSessionOver,
    onSensitive: askProof,
  });
  setWitness(() => frontInitApi.get({}));
  stops.push(followOffers(gatewayAddress('', bases)));
  const path = innerPath() ?? '/';
  // One silent retry, as for screens; a console without its texts is still better than a blank page. What the screen adds
  // is asked for now and waited for in its place: the shell needs none of it.
  const row = rowOf(path);
  const language = currentLanguage();
  void loadMessages(language, row ? textsOf(row) : []).catch(() => undefined);
  const messages = loadMessages(language)
    .catch(() => loadMessages(language))
    .catch((error: unknown) => console.error('[i18n]', error));
  if (isAnonymousPath(path)) {
    setDraftOwner(NOBODY);
    await messages;
    return { answered: Promise.resolve(), stop };
  }
  if (holdToken() === null) {
    goToSignIn();
    return null;
  }
  stops.push(followSignIn(), followChanges());
  const products = loadProducts();
  if (isBootPath(window.location.pathname)) {
    const isScreen = (target: string) => rowOf(target) !== undefined;
    const landing = await boot({ products: () => products, isScreen, mayOpen });
    if (landing.kind !== 'app') dropEarly();
    void products.then(() => rememberLanding(landing));
    if (landing.kind === 'go' && !land(landing.url)) return null;
    if (landing.kind === 'ask') askLeave(landing.url);
  }
  await messages;
  return { answered: products, stop };
}
