import { businessNodeApi } from '@/api/system-settings/business-node';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { routerText } from '@/domain/net/router-text';
import type { T } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListQuery } from '@/lib/contract/client';
import { orWithout } from '@/lib/contract/offered';
import { isOwnVersion } from '@/lib/contract/version';
import type { CsvCell } from '@/lib/csv';
import type { EvidenceTable } from '@/lib/evidence';
import { isoText } from '@/lib/time';

/** Each node with the configuration of its network as a router takes it: a line for each line, without any secret. */
export async function nodeEvidence(t: T, request: ListQuery, signal: AbortSignal): Promise<EvidenceTable> {
  const rows: CsvCell[][] = [];
  const load = anyFilters(businessNodeApi.list);
  for (const { id, softwareVersion } of await allPages((page) => load({ ...request, ...page }, { signal }))) {
    const { name, ip, version, changedBy, config } = await nodeNetworkApi.get({ id }, { signal });
    const versions = await orWithout(nodeVersionApi.listVersions({ id }, { signal }), { list: [] });
    const newest = versions.list.find(({ number }) => number === version);
    const facts = [
      id,
      name,
      ip,
      softwareVersion,
      isOwnVersion(version) ? null : (version ?? null),
      changedBy?.name ?? null,
      isoText(changedBy?.at ?? null),
      newest?.reason ?? null,
    ];
    for (const [index, line] of routerText(config).trimEnd().split('\n').entries())
      rows.push([...facts, index + 1, line]);
  }
  const header = [
    t('businessNode.id'),
    t('businessNode.name'),
    t('businessNode.ip'),
    t('businessNode.softwareVersion'),
    t('businessNode.evidence.version'),
    t('businessNode.evidence.changedBy'),
    t('businessNode.evidence.changedAt'),
    t('businessNode.evidence.reason'),
    t('businessNode.evidence.number'),
    t('businessNode.evidence.line'),
  ];
  return { header, rows };
}
