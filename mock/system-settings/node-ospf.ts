import type { Change, NodeConfig } from '@/domain/net/node-config';
import { keyIssue } from '@/domain/net/ospf/schema';
import { areaNumber } from '@/domain/net/ospf-area';
import { OSPF_SECTIONS, OSPF_VERSIONS } from '@/domain/net/ospf-config';
import { changesOf } from '@/domain/net/section';
import { refuse } from '../runtime/refusal';

interface Node {
  readonly id: string;
  readonly name: string;
  readonly config: NodeConfig;
}

/** The other node that has a router id in either version, or undefined. */
export function routerIdOwner(nodes: readonly Node[], nodeId: string, routerId: string): Node | undefined {
  const wanted = areaNumber(routerId);
  const has = ({ config }: Node) =>
    OSPF_VERSIONS.some((version) => areaNumber(config[OSPF_SECTIONS[version].process].routerId) === wanted);
  return wanted === null ? undefined : nodes.find((node) => node.id !== nodeId && has(node));
}

/** Refuses router ids that another node has: two routers of one id tear the topology of both apart. */
export function checkRouterIds(nodes: readonly Node[], nodeId: string, next: NodeConfig): void {
  for (const version of OSPF_VERSIONS) {
    const { process } = OSPF_SECTIONS[version];
    const { routerId } = next[process];
    const owner = routerIdOwner(nodes, nodeId, routerId);
    const fields = [`${process}.routerId`];
    if (owner) refuse('ROUTER_ID_TAKEN', { fields, values: { routerId, name: owner.name } });
  }
}

interface Secret {
  readonly section: string;
  readonly key: string;
  readonly field: string;
  readonly value: string;
}

/** Refuses a type of authentication without a key of its kind, and a key that its type cannot hold. */
export function checkKeys(old: NodeConfig, changes: readonly Change[], secrets: readonly Secret[]): void {
  for (const version of OSPF_VERSIONS) {
    const section = OSPF_SECTIONS[version].interfaces;
    for (const { key, after } of changesOf(changes, section)) {
      if (after === null || after.authType === 'none') continue;
      const sent = secrets.find((one) => one.section === section && one.key === key && one.field === 'authKey');
      const held = old[section].find(({ id }) => id === key)?.authType ?? 'none';
      const isMissing = !sent && held !== after.authType;
      if (isMissing || (sent && keyIssue(after.authType, sent.value)))
        refuse('INVALID', { fields: [`${section}.${key}.authKey`] });
    }
  }
}
