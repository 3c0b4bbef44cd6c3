import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { getResponse } from 'msw';
import { calendarFile } from './console/expiry-calendar';
import { control } from './control';
import { handlersOf } from './handlers';
import { productPage } from './product-page';
import { GATEWAY_KINDS } from './runtime/gateway-kind';
import { toRequest, writeResponse } from './runtime/http';
import { playStaticFault } from './runtime/static-faults';
import { Worlds } from './runtime/world';
import { sendToSignIn, signInPage, worldOf } from './sign-in';
import { staticFiles } from './static';

/**
 * The stand-alone mock gateway: the built console, the three servers' calls, the sign-in page and its own controls.
 * PORT (8000), BASE ('/'), DIST ('dist'; none: calls only), GATEWAY ('full'; core: only what is specified), CLUSTER ('1': one of
 * several behind one address, which takes the sign-ins of the others).
 */
const port = Number(process.env.PORT ?? 8000);
const base = process.env.BASE ?? '/';
const dist = process.env.DIST ?? 'dist';

const worlds = new Worlds(process.env.GATEWAY === 'core' ? GATEWAY_KINDS.core : GATEWAY_KINDS.full, {
  isOneOfMany: process.env.CLUSTER === '1',
});
const handlers = handlersOf(worlds);
const pages = existsSync(dist) ? staticFiles(dist, base) : null;

const server = createServer(async (incoming, outgoing) => {
  try {
    const request = toRequest(incoming);
    const { pathname } = new URL(request.url);
    const answer =
      (await control(request.clone(), worlds)) ??
      (await signInPage(request.clone(), worlds, base)) ??
      sendToSignIn(request, worlds, base) ??
      productPage(request, base) ??
      calendarFile(request) ??
      (/^\/(api|fs)\//.test(pathname) ? await getResponse(handlers, request) : undefined);
    if (answer) return await writeResponse(answer, outgoing);
    if (/^\/(api|fs)\//.test(pathname)) {
      console.error(`[gateway] no handler for ${request.method} ${pathname}`);
      outgoing.writeHead(404).end();
      return;
    }
    if (pages && (await playStaticFault(worldOf(request, worlds), incoming, outgoing))) return;
    if (pages) return pages(incoming, outgoing);
    outgoing.writeHead(404).end();
  } catch (error) {
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
});

// A stop waits for no idle connection: CI starts and ends this many times.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}

server.keepAliveTimeout = 65_000;
server.listen(port, () => {
  console.warn(`The console is at http://localhost:${port}${base} (sign in as main with Console#2026)`);
});
