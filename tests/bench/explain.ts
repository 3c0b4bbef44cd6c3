import type { Browser } from '@playwright/test';
import { fresh, PROFILES, settle, visit } from './browser';
import { packedSize } from './packed';
import type { Target } from './targets';

/** What each screen asks the network for on a mobile line, in order, and where in that it was ready: where a budget went. */
export async function explain(browser: Browser, target: Target): Promise<string> {
  const lines: string[] = [];
  for (const [name, { path, ready, isAnonymous }] of Object.entries(target.screens)) {
    const context = await fresh(browser);
    if (!isAnonymous) await target.signIn?.(context);
    const seen = await visit(context, target.origin + path, ready, PROFILES.mobile);
    await settle(seen);
    const origin = await seen.page.evaluate(() => performance.timeOrigin);
    const rows = await Promise.all(
      [...seen.requests.values()].map(async ({ url, type, started }) => {
        const { pathname } = new URL(url);
        const size = /\.m?js$/.test(pathname) ? `${((await packedSize(url)).bytes / 1024).toFixed(1)} KB` : '';
        return { at: started - origin, text: `${type.padEnd(10)} ${size.padStart(9)} ${pathname}` };
      }),
    );
    rows.push({ at: seen.readyAt, text: '———— ready' });
    lines.push(`${target.name} ${name}`);
    lines.push(
      ...rows.sort((a, b) => a.at - b.at).map(({ at, text }) => `${at.toFixed(0).padStart(7)} ms  ${text}`),
      '',
    );
    await context.close();
  }
  return lines.join('\n');
}
