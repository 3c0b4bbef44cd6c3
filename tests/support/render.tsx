/// <reference types="vite/client" />
import type { PersonaKey } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { MemoryHistory } from 'history';
import type { ReactNode } from 'react';
import { Route, unstable_HistoryRouter as Router, Routes } from 'react-router-dom';
import type { Language } from '@/i18n/language';
import { chooseLocale } from '@/i18n/locale';
import { loadedTexts, loadMessages } from '@/i18n/messages';
import AnonymousLayout from '@/layouts/anonymous';
import ConsoleLayout from '@/layouts/console';
import { LazyScreen, type Load } from '@/layouts/start/lazy-screen';
import { Providers } from '@/layouts/start/providers';
import { start as startConsole } from '@/layouts/start/start';
import { resetCaches } from '@/lib/cache-reset';
import { anonymousRoutes, consoleRoutes, rowOf, textsOf } from '@/routes';
import type { RouteRow } from '@/routes/route';
import { forgetSession } from '@/session/session';
import { dropToken, holdToken } from '@/session/token';
import NotFound from '../../src/pages/shell/not-found/detail';
import { afterEveryTest } from './after-each';
import { setCookie } from './document';
import { ORIGIN, signIn } from './gateway';
import { startAt } from './umi';

const screens = import.meta.glob<{ default: React.ComponentType }>('../../src/pages/**/*.tsx');

const stops: (() => void)[] = [];

afterEveryTest(() => {
  for (const stop of stops.splice(0)) stop();
  dropToken();
  holdToken();
  forgetSession();
  resetCaches();
});

interface Options {
  persona?: PersonaKey;
  language?: Language;
  /** Renders header, menu and breadcrumb around the screen too. */
  hasShell?: boolean;
  /** What happens to the world before anything is called: rows, faults. */
  onWorld?: (world: World) => void;
}

export interface Rendered {
  world: World;
  user: UserEvent;
  history: MemoryHistory;
}

const missing: Load = () => Promise.reject(new Error('the row names no file under src/pages'));

const loads = new Map<string, Load>();

/** An import for each route, as Umi makes them: routes that share a screen have texts of their own. */
function loadOf({ path, screen }: RouteRow): Load {
  const known = loads.get(path);
  if (known) return known;
  const file = screens[`../../src/pages/${screen}.tsx`] ?? missing;
  const load: Load = () => file();
  loads.set(path, load);
  return load;
}

function elementOf(row: RouteRow): ReactNode {
  // A key of its own, as Umi gives each route: React would keep one screen's state for the next.
  return <LazyScreen key={row.path} load={loadOf(row)} texts={textsOf(row)} />;
}

const routesOf = (rows: readonly RouteRow[]) =>
  rows.map((row) => <Route key={row.path} path={row.path} element={elementOf(row)} />);

/** The console as the browser starts it, for somebody who has chosen a language, with the first answer about the session. */
async function start(path: string, { persona = 'main', language = 'en-US', onWorld }: Options) {
  window.happyDOM?.setURL(`${ORIGIN}${path}`);
  const history = startAt(path);
  chooseLocale(language);
  const world = signIn(persona);
  onWorld?.(world);
  setCookie(`access_token=${world.token}; Path=/`);
  const row = rowOf(path.replace(/[?#].*/, ''));
  // As a change of language does: what came on demand before is on demand no longer.
  await loadMessages(language, [...loadedTexts(), ...(row ? textsOf(row) : [])]);
  const started = await startConsole();
  if (started) stops.push(started.stop);
  await started?.answered;
  return { world, history };
}

/**
 * Renders the screen of an address for a persona, on the mock gateway and with everything real around it, and waits
 * for its heading. The world is the persona's own: faults and rows of one test meet no other.
 */
export async function renderScreen(path: string, options: Options = {}): Promise<Rendered> {
  const { world, history } = await start(path, options);
  const isAnonymous = path.startsWith('/anonymous/');
  const rows = routesOf(isAnonymous ? anonymousRoutes : consoleRoutes);
  const layout = isAnonymous ? <AnonymousLayout /> : <ConsoleLayout />;
  render(
    <Providers>
      <Router history={history}>
        <Routes>
          {options.hasShell ? <Route element={layout}>{rows}</Route> : rows}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Router>
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { world, user: userEvent.setup(), history };
}

/** Renders a part of the kit inside the same surroundings, at an address that belongs to no screen. */
export async function renderPart(part: ReactNode, options: Options & { at?: string } = {}): Promise<Rendered> {
  const address = options.at ?? '/part';
  const { world, history } = await start(address, options);
  render(
    <Providers>
      <Router history={history}>{part}</Router>
    </Providers>,
  );
  // Lets the messages and the first load of the part arrive.
  await act(async () => {});
  return { world, user: userEvent.setup(), history };
}
