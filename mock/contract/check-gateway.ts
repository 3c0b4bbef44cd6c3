import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gateway as differences } from '@/api/gateway';
import { adapter, adaptTo } from '@/lib/contract/adapter';
import { gatewayAddress } from '@/lib/http/bases';
import { callHeaders } from '@/lib/http/headers';
import { endpoints } from '../handlers';
import { checkGateway, type Post } from './check';
import { isFault, reportOf } from './report';

const USAGE = `TOKEN=… npm run check-gateway -- --gateway https://gateway.example [--security URL] [--file URL]
  [--language zh-CN] [--json report.json]
The security and the file server are the gateway unless told otherwise.
Asks every reading endpoint of a gateway with the rights of the token's account and holds the answers against the contract.
Nothing is written, and lists are asked without search, filters and order. Tells by capability what the gateway has. Ends with 1 if an answer differs, or a specified one is missing.`;

const { values } = parseArgs({
  options: {
    gateway: { type: 'string' },
    security: { type: 'string' },
    file: { type: 'string' },
    language: { type: 'string', default: 'en-US' },
    json: { type: 'string' },
  },
});

// By the environment: what stands on a command line is seen by everybody on the machine.
const token = process.env.TOKEN ?? null;
const { gateway, security = gateway, file = gateway, language, json } = values;
if (gateway === undefined || security === undefined || file === undefined || token === null) {
  console.error(USAGE);
  process.exit(2);
}

adaptTo(differences);

const TIMEOUT_MS = 30_000;

const post: Post = async (path, body) => {
  const answer = await fetch(gatewayAddress(path, { gateway, security, file }, adapter.pathAt(path)), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...callHeaders(token, language) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
};

const verdicts = await checkGateway(endpoints(), post, Date.now());
if (json !== undefined) writeFileSync(json, `${JSON.stringify(verdicts, null, 2)}\n`);
console.warn(reportOf(verdicts));
process.exitCode = verdicts.some(isFault) ? 1 : 0;
