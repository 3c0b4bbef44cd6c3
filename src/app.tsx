import './lib/older-engines';
import './layouts/start/zod';
import { createElement, type ReactNode } from 'react';
import { gateway } from './api/gateway';
import { LazyScreen, type Load } from './layouts/start/lazy-screen';
import { Providers } from './layouts/start/providers';
import { start } from './layouts/start/start';
import { adaptTo } from './lib/contract/adapter';
import { routeRows, textsOf } from './routes';
import { config } from './session/config';

export function render(umiRender: () => void): void {
  adaptTo(gateway);
  void start().then((started) => started && umiRender());
}

export const modifyContextOpts = (options: object) => ({ ...options, basename: config.base });

/** Puts our loader with Retry and messages around the import of each screen (layouts are Umi's to load). */
export function patchRoutes({
  routes,
  routeComponents,
}: {
  routes: Record<string, { path?: string; parentId?: string; redirect?: string }>;
  routeComponents: Record<string, unknown>;
}): void {
  for (const [id, route] of Object.entries(routes)) {
    if (route.parentId === undefined || route.redirect !== undefined) continue;
    const load = routeComponents[id];
    if (!isLoad(load)) throw new TypeError(`no import of the screen ${route.path}: see deploy/umi/screens.ts`);
    const row = routeRows.find((one) => one.path === route.path);
    const texts = row ? textsOf(row) : [];
    routeComponents[id] = () => createElement(LazyScreen, { load, texts });
  }
}

const isLoad = (value: unknown): value is Load => typeof value === 'function';

/** In a deployment environment the console home does not exist. */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }): void {
  if (config.deployEnv === '') return;
  for (const shell of routes) {
    const children = shell.children ?? [];
    const home = children.findIndex((one) => one.path === '/console');
    if (home < 0) continue;
    children.splice(home, 1);
    const root = children.find((one) => one.path === '/');
    const account = children.find((one) => one.path === '/account_center');
    if (root && account) root.element = account.element;
  }
}

interface ClientRoute {
  path?: string;
  element?: ReactNode;
  children?: ClientRoute[];
}

export const rootContainer = (container: ReactNode) => createElement(Providers, null, container);
