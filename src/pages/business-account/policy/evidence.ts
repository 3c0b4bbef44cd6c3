import { accessReviewApi, type GrantedAccess } from '@/api/business-account/access-review';
import { type PolicyDetail, policyApi } from '@/api/business-account/policy';
import { authorizationApi } from '@/api/business-account/resource-row';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListQuery } from '@/lib/contract/client';
import type { CsvCell } from '@/lib/csv';
import type { EvidenceTable } from '@/lib/evidence';

const GATES: Readonly<Record<string, MessageId>> = {
  fullData: 'policy.evidence.fullData',
  resource: 'policy.evidence.resource',
  organization: 'policy.evidence.organization',
};

const OPERATIONS = { readWrite: 'resourceRows.readWrite', readOnly: 'resourceRows.readOnly' } as const;

type Options = Awaited<ReturnType<typeof authorizationApi.getOptions>>['types'];

const titleIn = (options: Options, value: string | undefined) =>
  options.find((one) => one.value === value)?.label ?? value ?? null;

/**
 * What each policy gives and whom it is attached to; then who may read or write each resource, by whatever grants it: a line
 * for each account. Who could write something on the day of the file stands in the file.
 */
export async function policyEvidence(t: T, request: ListQuery, signal: AbortSignal): Promise<EvidenceTable> {
  const { types, modules } = await authorizationApi.getOptions({}, { signal });
  const policies: PolicyDetail[] = [];
  const load = anyFilters(policyApi.list);
  for (const { id } of await allPages((page) => load({ ...request, ...page }, { signal })))
    policies.push(await policyApi.get({ id }, { signal }));
  const isNarrowed = request.keyword !== undefined || request.filters !== undefined;
  const named = [...new Set(policies.flatMap(({ resources }) => resources.map(({ name }) => name)))];
  const filters = isNarrowed ? { filters: { resource: named } } : {};
  const granted = await allPages((page) => accessReviewApi.list({ ...page, ...filters }, { signal }));

  const given = policies.flatMap(({ id, name, resources, accounts, organizations }) =>
    resources.map((row): CsvCell[] => [
      t('policy.evidence.given'),
      titleIn(types, row.type),
      row.name,
      row.module === undefined ? t('resourceRows.anyModule') : titleIn(modules, row.module),
      t(OPERATIONS[row.operation]),
      `${name} (${id})`,
      accounts.map((one) => `${one.name} (${one.id})`).join('; '),
      organizations.map((one) => `${one.name} (${one.id})`).join('; '),
      null,
      null,
    ]),
  );
  const may = granted.map(
    ({ resource, account, operation, gate, by, role, organization, isBlocked }: GrantedAccess): CsvCell[] => [
      t('policy.evidence.may'),
      resource.type,
      resource.name,
      resource.module,
      t(OPERATIONS[operation]),
      [codeText(t, GATES, gate), by].filter(Boolean).join(': '),
      `${account.name} (${account.id})`,
      organization ? `${organization.name} (${organization.id})` : null,
      role ? `${role.name} (${role.id})` : null,
      t(isBlocked ? 'policy.evidence.no' : 'policy.evidence.yes'),
    ],
  );
  const header = [
    t('policy.evidence.line'),
    t('resourceRows.type'),
    t('resourceRows.name'),
    t('resourceRows.module'),
    t('resourceRows.operation'),
    t('policy.evidence.by'),
    t('policy.accounts'),
    t('policy.organizations'),
    t('policy.evidence.role'),
    t('policy.evidence.canSignIn'),
  ];
  return { header, rows: [...given, ...may] };
}
