import { applyLocale, currentLanguage, followOtherTabs } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { setDraftOwner } from '@/lib/drafts';
import { connect } from '@/lib/http/axios';
import { storedBases } from '@/lib/http/bases';
import { leaveTo } from '@/lib/navigation';
import { areaOf, rowOf } from '@/routes';
import { boot, isBootPath } from '@/session/boot';
import { config } from '@/session/config';
import { onSessionOver } from '@/session/guard';
import { askProof } from '@/session/sensitive';
import { followChanges, loadSession, sessionState } from '@/session/session';
import { followSignOut, goToSignIn } from '@/session/sign-out';
import { readToken } from '@/session/token';
import { applyAppearance } from '@/theme/appearance';
import { askLeave } from './leave';

const innerPath = () => `/${window.location.pathname.slice(config.base.length)}`;

async function loadAccount() {
  await loadSession();
  const state = sessionState();
  if (state.status === 'ready') setDraftOwner(state.session.account.id);
  return state.status === 'ready' ? state.session.products : [];
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
    token: readToken,
    language: currentLanguage,
    onSession: onSessionOver,
    onSensitive: askProof,
  });
  const path = innerPath();
  const row = rowOf(path);
  const messages = loadMessages(currentLanguage(), row ? [areaOf(row)] : []);
  if (path.startsWith('/anonymous/')) {
    await messages;
    return true;
  }
  if (readToken() === null) {
    goToSignIn();
    return false;
  }
  followSignOut();
  followChanges();
  const account = loadAccount();
  if (isBootPath(window.location.pathname)) {
    const landing = await boot(() => account);
    if (landing.kind === 'go') {
      leaveTo(landing.url);
      return false;
    }
    if (landing.kind === 'ask') askLeave(landing.url);
  }
  await messages;
  return true;
}
