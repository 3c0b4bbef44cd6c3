import { applyLocale, currentLanguage, followOtherTabs } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { connect } from '@/lib/http/axios';
import { storedBases } from '@/lib/http/bases';
import { go, replacePage } from '@/lib/navigation';
import { rowOf, textsOf } from '@/routes';
import { boot, isBootPath } from '@/session/boot';
import { config } from '@/session/config';
import { announceAccount, followSignIn } from '@/session/follow';
import { onSessionOver } from '@/session/guard';
import { askProof } from '@/session/sensitive';
import { followChanges, loadSession, sessionState, viewedAccount } from '@/session/session';
import { goToSignIn } from '@/session/sign-out';
import { holdToken, tokenForCall } from '@/session/token';
import { applyAppearance } from '@/theme/appearance';
import { askLeave } from './leave';

const innerPath = () => `/${window.location.pathname.slice(config.base.length)}`;

async function loadAccount() {
  await loadSession();
  const state = sessionState();
  if (state.status !== 'ready') return [];
  announceAccount(state.session.account.id);
  return state.session.products;
}

/** Goes to a trusted address; a screen of ours needs no new document. True if the page stays. */
function land(url: string): boolean {
  const { origin, pathname, search, hash } = new URL(url);
  const inner = `/${pathname.slice(config.base.length)}`;
  if (origin !== window.location.origin || !pathname.startsWith(config.base) || !rowOf(inner)) {
    replacePage(url);
    return false;
  }
  go(`${inner}${search}${hash}`, { replace: true });
  return true;
}

/**
 * Everything before the first render: language, appearance, transport, and for the console the session and, at the
 * root, the boot choice (decision 8). Resolves to false if the page is leaving.
 */
export async function start(): Promise<boolean> {
  applyLocale();
  applyAppearance();
  followOtherTabs();
  const bases = storedBases(window.location.origin, config.trustedOrigins);
  connect({
    bases: () => bases,
    token: tokenForCall,
    language: currentLanguage,
    viewAs: viewedAccount,
    onSession: onSessionOver,
    onSensitive: askProof,
  });
  const path = innerPath();
  const row = rowOf(path);
  const texts = row ? textsOf(row) : [];
  // One silent retry, as for screens; a console without its texts is still better than a blank page.
  const messages = loadMessages(currentLanguage(), texts)
    .catch(() => loadMessages(currentLanguage(), texts))
    .catch((error: unknown) => console.error('[i18n]', error));
  if (path.startsWith('/anonymous/')) {
    await messages;
    return true;
  }
  if (holdToken() === null) {
    goToSignIn();
    return false;
  }
  followSignIn();
  followChanges();
  const account = loadAccount();
  if (isBootPath(window.location.pathname)) {
    const landing = await boot(
      () => account,
      (target) => rowOf(target) !== undefined,
    );
    if (landing.kind === 'go' && !land(landing.url)) return false;
    if (landing.kind === 'ask') askLeave(landing.url);
  }
  await messages;
  return true;
}
