import type { AccessResource } from '@/api/business-account/access';
import { closeness, type ResourceRow } from '@/api/business-account/resource-row';
import { refuse } from '../runtime/refusal';

const resource = (name: string, type: string, module: string, organizationId: string | null, assetType = 'hosted') =>
  ({ name, type, module, assetType, organizationId }) satisfies AccessResource;

/** Some of what the main account owns, by organization; the last belongs to none. */
export const RESOURCES: readonly AccessResource[] = [
  resource('acme.example', 'zone', 'dns', 'ORG-1'),
  resource('shop.acme.example', 'zone', 'dns', 'ORG-5'),
  resource('lab.acme.example', 'zone', 'dns', 'ORG-8'),
  resource('Block list, head office', 'policy', 'sdns', 'ORG-1', 'list'),
  resource('Block list, stores', 'policy', 'sdns', 'ORG-6', 'list'),
  resource('acme.cn', 'domain', 'dnp', 'ORG-1', 'registered'),
  resource('acme-retail.cn', 'domain', 'dnp', 'ORG-2', 'registered'),
  resource('Home page from 12 cities', 'monitorTask', 'monitor', 'ORG-4', 'task'),
  resource('cloud.acme.example', 'zone', 'cloud', null),
];

/** Refuses rows that name no resource of the account; what was granted before stays, and a pattern may name what comes. */
export function checkResources(rows: readonly ResourceRow[], before: readonly ResourceRow[] = []): void {
  const known = [...RESOURCES, ...before];
  const isGood = ({ name }: ResourceRow) => name.startsWith('*.') || known.some((one) => closeness(name, one.name) > 0);
  if (!rows.every(isGood)) refuse('UNKNOWN_RESOURCE', { fields: ['resources'] });
}
