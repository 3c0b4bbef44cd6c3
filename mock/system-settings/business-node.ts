import * as z from 'zod';
import { type BusinessNode, businessNodes } from '@/api/system-settings/business-node';
import {
  can,
  isUpgrading,
  stepsOf,
  UPGRADE_ENDS,
  UPGRADE_STEPS,
  type UpgradeStep,
} from '@/api/system-settings/business-node-state';
import { workDone } from '../alarm/work-done';
import { storedFile } from '../fs/upload';
import { rolloutOf, rollouts } from '../rollout/engine';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { noteOverride, overridden } from './freeze-rows';
import { type NodeRow, nodesOf } from './node-rows';
import { stepInRollout } from './rollout';

/** How long an upgrade that an operator set going takes, and one that was under way before. */
const UPGRADE_MS = 2_500;
const LONG_UPGRADE_MS = 90_000;

const FACTS = { keyword: ['id', 'name', 'ip'] } as const;

/** Lets a state that passes by itself end after a while; an upgrade that went well is the node's version from then on. */
function pass(world: World, node: NodeRow, ms: number): void {
  const started = node.upgrade;
  world.after(ms, () => {
    if (node.upgrade !== started) return;
    workDone(world, node.id, 'upgrade');
    if (started === 'rollingBack') node.upgrade = UPGRADE_ENDS.rollingBack[node.endsWell ? 'well' : 'badly'];
    if (started !== 'upgrading') return;
    node.upgrade = UPGRADE_ENDS.upgrading[node.endsWell ? 'well' : 'badly'];
    if (node.endsWell) node.softwareVersion = node.upgradeVersion ?? node.softwareVersion;
  });
}

const begun = new WeakSet<World>();

/** The nodes of a world; what passes by itself in the seeds is under way from the first look on, and linked nodes were heard just before. */
function nodesNow(world: World) {
  const nodes = nodesOf(world);
  if (begun.has(world)) return nodes;
  begun.add(world);
  const isByHand = (node: NodeRow) => isUpgrading(node) && !rolloutOf(world, node.id, 'business');
  for (const node of nodes.rows.filter(isByHand)) pass(world, node, LONG_UPGRADE_MS);
  for (const node of nodes.rows.filter(({ status, deployment }) => status !== 'offline' && deployment === 'online')) {
    if (node.lastLinkAt !== null) node.lastLinkAt += world.now() - SEED_TIME;
  }
  return nodes;
}

/** What was done in spite of a freeze, in the words of a message. */
const DONE: Readonly<Record<UpgradeStep, readonly [zh: string, en: string]>> = {
  resume: ['继续了升级', 'continued the upgrade'],
  cancel: ['取消了升级', 'canceled the upgrade'],
  retry: ['重试了升级', 'retried the upgrade'],
  rollBack: ['回滚了升级', 'rolled back the upgrade'],
};

function step(world: World, id: string, wanted: UpgradeStep, despite = '') {
  const node = nodesNow(world).get(id);
  if (!stepsOf(node).includes(wanted)) refuse('ILLEGAL_STATE');
  // Whoever gives an upgrade up leaves the node as it is.
  const freeze = wanted === 'cancel' ? null : overridden(world, id, despite);
  if (freeze) noteOverride(world, freeze, id, despite, DONE[wanted]);
  if ((wanted === 'retry' || wanted === 'rollBack') && stepInRollout(world, id, wanted)) return {};
  node.upgrade = UPGRADE_STEPS[wanted].to;
  if (isUpgrading(node)) pass(world, node, UPGRADE_MS);
  return {};
}

/** What the mock gateway takes for an activation file: JSON for one device. Real ones are the gateway's matter. */
const activationFile = z.object({ serialNumber: z.string() });

function serialInFile(world: World, fileId: string): string {
  try {
    const text = storedFile(world, fileId)?.bytes.toString('utf8') ?? '';
    return activationFile.parse(JSON.parse(text)).serialNumber;
  } catch {
    return refuse('BAD_ACTIVATION', { fields: ['file'] });
  }
}

/** The mock's keys are `ACT-` and the serial number. */
function serialInKey(key: string): string {
  return key.startsWith('ACT-') ? key.slice(4) : refuse('BAD_ACTIVATION', { fields: ['activationKey'] });
}

/** A node with the rollout that its latest upgrade is of: the newest that left it in the state that it is in. */
const upgradedBy =
  (world: World) =>
  <Node extends BusinessNode>(node: Node): Node => {
    if (!knows(world.gateway, 'rollouts')) return node;
    const own = rollouts
      .of(world)
      .rows.filter(({ type, softwareVersion, members }) => {
        const isMeant = type === 'business' && softwareVersion === node.upgradeVersion;
        return isMeant && members.some(({ id, state }) => id === node.id && state === node.upgrade);
      })
      .toSorted((a, b) => b.startedAt - a.startedAt);
    return { ...node, rolloutId: own[0]?.id ?? null };
  };

export const businessNode = implement(businessNodes, {
  list: (request, { world }) => {
    const { list, total } = pageOf(nodesNow(world).rows, request, FACTS);
    return { list: list.map(upgradedBy(world)), total };
  },
  get: ({ id }, { world }) => upgradedBy(world)(nodesNow(world).get(id)),
  getTransitions: (_, { world }) => ({ list: nodesNow(world).rows.filter(isUpgrading).map(upgradedBy(world)) }),
  resumeUpgrade: ({ id, despite }, { world }) => step(world, id, 'resume', despite),
  cancelUpgrade: ({ id }, { world }) => step(world, id, 'cancel'),
  retryUpgrade: ({ id, despite }, { world }) => step(world, id, 'retry', despite),
  rollBackUpgrade: ({ id, despite }, { world }) => step(world, id, 'rollBack', despite),
  issueAuthKey: ({ id, password }, { world }) => {
    const node = nodesNow(world).get(id);
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    const authKey = crypto.randomUUID().replaceAll('-', '');
    node.authKeyTail = authKey.slice(-4);
    return { authKey };
  },
  activate: (input, { world }) => {
    const node = nodesNow(world).get(input.id);
    if (can.activate(node) !== true) refuse('ILLEGAL_STATE');
    const isFile = input.method === 'file';
    const serial = isFile ? serialInFile(world, input.fileId) : serialInKey(input.activationKey);
    if (serial !== node.id) refuse('OTHER_DEVICE', { fields: [isFile ? 'file' : 'activationKey'] });
    Object.assign(node, { activatedAt: world.now(), activatedBy: input.method, status: 'stopped' });
    return {};
  },
});
