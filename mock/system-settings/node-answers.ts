import { isMute } from '@/api/system-settings/business-node-state';
import type { NodeQuestion } from '@/domain/ask/question';
import { normalize, parseAddress } from '@/lib/ip/address';
import { asciiName } from '@/lib/rules/hostname';
import type { World } from '../runtime/world';
import { ddiNodesOf } from './ddi-node';
import { addressOf, hashOf, lagIn, type NameServer, nameAnswer } from './name-answers';
import { isLinked, networkOf } from './node-network';
import { nodesOf } from './node-rows';

/** A node of either kind, as far as it is asked and can be met by others. */
export interface WorldNode {
  readonly id: string;
  readonly kind: 'businessNode' | 'ddiNode';
  readonly name: string;
  readonly ip: string;
  readonly isUp: boolean;
  /** What it answers names as; null where no service of it does. */
  readonly server: NameServer | null;
  /** Ports that take a connection. */
  readonly ports: readonly number[];
  readonly gateway: string;
}

/** Every node of the world. One that is deployed offline never hears what the sources of intelligence learn. */
export function worldNodes(world: World): WorldNode[] {
  const business = nodesOf(world).rows.map(({ id, name, ip, services, deployment }): WorldNode => {
    const server: NameServer = { role: 'resolver', isBehind: false, blocks: deployment !== 'offline' };
    const isAnswering = !isMute(services);
    return {
      ...{ id, kind: 'businessNode', name, ip, isUp: isLinked(world, id), server: isAnswering ? server : null },
      ...{ ports: isAnswering ? [22, 53, 443] : [22], gateway: networkOf(world, id).config.gateways.ipv4 },
    };
  });
  const isBehind = lagIn(world);
  const ddi = ddiNodesOf(world).rows.map(({ id, name, ip, status, lastSyncAt, port }): WorldNode => {
    const server: NameServer = { role: 'authoritative', isBehind: isBehind(lastSyncAt), blocks: false };
    const gateway = parseAddress(ip)?.family === 6 ? '2001:db8:30::1' : '10.30.0.1';
    return {
      ...{ id, kind: 'ddiNode', name, ip, isUp: status !== 'offline', server },
      ...{ ports: [53, port], gateway },
    };
  });
  return [...business, ...ddi];
}

/** What a command wrote, and how long it ran; null where the node is not there to run it. */
interface Written {
  readonly originalContent: string;
  readonly elapsedMs: number;
}

const json = (value: unknown, elapsedMs: number): Written => ({ originalContent: JSON.stringify(value), elapsedMs });

/** How far a target is from a node: the same each time. */
const farMs = (node: WorldNode, target: string) => 1 + (hashOf(`${node.ip} ${target}`) % 400) / 10;

const meets = (all: readonly WorldNode[], address: string) =>
  all.find(({ ip }) => normalize(ip) === normalize(address));

const TIMEOUT_MS = 3000;
const OWN = '127.0.0.1';
const PUBLIC: NameServer = { role: 'resolver', isBehind: false, blocks: false };

function resolved(
  world: World,
  all: readonly WorldNode[],
  node: WorldNode,
  one: Extract<NodeQuestion, { ask: 'resolve' }>,
) {
  const { server, name } = one;
  const met = server === OWN ? node : meets(all, server);
  const answering = met ? (met.isUp ? met.server : null) : PUBLIC;
  if (answering) return json(nameAnswer(world, answering, one), farMs(node, met?.ip ?? server) + (hashOf(name) % 9));
  const words = `;; WARNING: response timeout for ${server}@53(UDP)\n;; ERROR: failed to query server ${server}@53(UDP)`;
  return json({ errmsg: words }, TIMEOUT_MS);
}

const hub = (count: number, host: string, ms: number | null) => ({
  ...{ count, host, 'Loss%': ms === null ? 100 : 0, Snt: 3, Last: ms ?? 0, Avg: ms ?? 0, Best: ms ?? 0 },
  ...{ Wrst: ms ?? 0, StDev: 0 },
});

/** The routers between the nodes and the world. */
const WAY = ['198.51.100.1', '203.0.113.9'];

function hubsOf(node: WorldNode, address: string, isThere: boolean, ask: 'ping' | 'trace') {
  const far = farMs(node, address);
  if (ask === 'ping') return [hub(30, isThere ? address : '???', isThere ? far : null)];
  const way = [node.gateway, ...WAY].filter(Boolean);
  const passed = way.map((host, index) =>
    hub(index + 1, host, Math.round((far * (index + 1) * 10) / (way.length + 1)) / 10),
  );
  return [...passed, hub(way.length + 1, isThere ? address : '???', isThere ? far : null)];
}

const connection = (exitcode: number, errormsg: string | null, remote_ip: string, ms: number) => ({
  ...{ exitcode, errormsg, remote_ip, time_connect: ms / 1000, time_total: (ms || TIMEOUT_MS) / 1000 },
});

/** Ports of machines that are none of the nodes. */
const USUAL_PORTS: readonly number[] = [53, 80, 443];

function reached(
  world: World,
  all: readonly WorldNode[],
  node: WorldNode,
  one: Exclude<NodeQuestion, { ask: 'resolve' }>,
) {
  const name = parseAddress(one.name) ? one.name : asciiName(one.name);
  const address = addressOf(world, name);
  const isPort = one.ask === 'port';
  if (address === null) {
    return isPort
      ? json(connection(6, `Could not resolve host: ${name}`, '', 0), 20)
      : json({ errmsg: `mtr: Failed to resolve host: ${name}: Name or service not known` }, 20);
  }
  const met = meets(all, address);
  const isThere = met?.isUp !== false;
  if (one.ask !== 'port') {
    const report = { mtr: { src: node.name, dst: name, tests: 3 }, hubs: hubsOf(node, address, isThere, one.ask) };
    return json({ report }, 3000);
  }
  if (!isThere) return json(connection(28, 'Connection timed out', '', 0), TIMEOUT_MS);
  const isOpen = (met?.ports ?? USUAL_PORTS).includes(one.port);
  const refusal = `Failed to connect to ${address} port ${one.port}: Couldn't connect to server`;
  return json(
    isOpen ? connection(28, 'Time-out', address, farMs(node, address)) : connection(7, refusal, '', 0),
    TIMEOUT_MS,
  );
}

/** What a node answers to a question, by what it is and has in this world; null where it is down. */
export function nodeAnswer(world: World, node: WorldNode, question: NodeQuestion): Written | null {
  if (!node.isUp) return null;
  const all = worldNodes(world);
  return question.ask === 'resolve' ? resolved(world, all, node, question) : reached(world, all, node, question);
}
