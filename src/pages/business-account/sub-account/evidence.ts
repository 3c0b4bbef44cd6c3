import { type PolicyDetail, policyApi } from '@/api/business-account/policy';
import { authorizationApi, capped, type Operation } from '@/api/business-account/resource-row';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, ACCOUNT_TYPES, AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { menuTexts } from '@/components/menu-tree/menu-texts';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListQuery } from '@/lib/contract/client';
import type { CsvCell } from '@/lib/csv';
import type { EvidenceTable } from '@/lib/evidence';
import { runEach } from '@/lib/pool';
import { isoText } from '@/lib/time';
import { AT_ONCE, authorizationsOf } from './authorizations';

const OPERATIONS = {
  readWrite: 'subAccount.evidence.readWrite',
  readOnly: 'subAccount.evidence.readOnly',
} as const satisfies Record<string, MessageId>;

const TYPES: Readonly<Record<string, MessageId>> = ACCOUNT_TYPES;
const STATUS: Readonly<Record<string, { label: MessageId }>> = ACCOUNT_STATUS;
const LICENSE: Readonly<Record<string, { label: MessageId }>> = AUTHORIZATION_STATUS;

const nameAndId = (one: { id: string; name: string } | null) => one && `${one.name} (${one.id})`;

/** The names of the policies that an account has: its own, and those of its organization. */
type PoliciesOf = (account: Pick<SubAccount, 'id' | 'organization'>) => string[];

/** Whom each policy is attached to. */
async function readPolicies(signal: AbortSignal): Promise<PoliciesOf> {
  const list = await allPages((page) => policyApi.list(page, { signal }));
  const policies: PolicyDetail[] = [];
  await runEach(
    list,
    AT_ONCE,
    async ({ id }) => {
      policies.push(await policyApi.get({ id }, { signal }));
    },
    signal,
  );
  policies.sort((one, other) => (one.id < other.id ? -1 : 1));
  const byAccount = new Map<string, string[]>();
  const byOrganization = new Map<string, string[]>();
  for (const { id, name, accounts, organizations } of policies) {
    const attach = (to: Map<string, string[]>, key: string) => to.set(key, [...(to.get(key) ?? []), `${name} (${id})`]);
    for (const one of accounts) attach(byAccount, one.id);
    for (const one of organizations) attach(byOrganization, one.id);
  }
  return ({ id, organization }) => [
    ...new Set([...(byAccount.get(id) ?? []), ...(byOrganization.get(organization?.id ?? '') ?? [])]),
  ];
}

interface Reading {
  /** Aborted: no further call is made, and what is given is of no use. */
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Each account with what it is and everything that it may see and change: a line for each. */
export async function accountEvidence(
  t: T,
  request: ListQuery,
  { signal, onProgress }: Reading,
): Promise<EvidenceTable> {
  const said = (id: MessageId | undefined, code: string) => (id ? t(id) : code);
  const yesOrNo = (is: boolean) => t(is ? 'subAccount.evidence.yes' : 'subAccount.evidence.no');
  const [{ list: tree }, { types }] = await Promise.all([
    roleApi.getMenuTree({}, { signal }),
    authorizationApi.getOptions({}, { signal }),
  ]);
  const typeOf = (code: string) => types.find(({ value }) => value === code)?.label ?? code;
  const productOf = (code: string) => tree.find((one) => one.code === code)?.title ?? code;
  // A row that says read/write of an account that may only read: both, so that nobody takes the row for the right.
  const operationText = (given: Operation, cap: Operation) =>
    given === capped(given, cap)
      ? t(OPERATIONS[given])
      : t('subAccount.evidence.capped', { given: t(OPERATIONS[given]), effective: t(OPERATIONS[capped(given, cap)]) });
  const load = anyFilters(subAccountApi.list);
  const accounts = await allPages((page) => load({ ...request, ...page }, { signal }));
  const policiesOf = await readPolicies(signal);
  const standing = await authorizationsOf(
    accounts.map(({ id }) => id),
    { signal, onDone: (done) => onProgress(done, accounts.length) },
  );
  const rows = accounts.flatMap((one): CsvCell[][] => {
    const found = standing.get(one.id);
    // Deleted since the list was read: whatever it could do, it cannot any longer.
    if (!found) return [];
    const { basic, resources } = found;
    const inFull = Object.entries(basic.fullBusinessData).flatMap(([code, is]) => (is ? [productOf(code)] : []));
    return [
      [
        one.id,
        one.name,
        one.userName,
        one.mainAccount ?? null,
        said(TYPES[one.type], one.type),
        said(STATUS[one.status]?.label, one.status),
        said(LICENSE[one.authorization]?.label, one.authorization),
        nameAndId(one.organization),
        nameAndId(one.role),
        one.role && yesOrNo(basic.followsRole),
        menuTexts(tree, basic.menus).join('; '),
        inFull.join('; '),
        t(OPERATIONS[basic.dataAccess]),
        yesOrNo(basic.fullLogData),
        resources
          .map(({ type, name, operation }) => `${typeOf(type)} ${name}: ${operationText(operation, basic.dataAccess)}`)
          .join('; '),
        policiesOf(one).join('; '),
        one.phone,
        one.backupPhone ?? null,
        one.email,
        isoText(one.createdAt),
        one.createdBy,
        isoText(one.lastLoginAt),
        one.softwareVersion ?? null,
      ],
    ];
  });
  const header = [
    t('subAccount.id'),
    t('subAccount.name'),
    t('subAccount.userName'),
    t('subAccount.mainAccount'),
    t('subAccount.type'),
    t('subAccount.status'),
    t('subAccount.authorization'),
    t('subAccount.organization'),
    t('subAccount.role'),
    t('subAccount.evidence.follows'),
    t('subAccount.menus'),
    t('subAccount.evidence.inFull'),
    t('subAccount.dataAccess'),
    t('subAccount.fullLog'),
    t('subAccount.resourceSection'),
    t('subAccount.policies'),
    t('subAccount.phone'),
    t('subAccount.backupPhone'),
    t('subAccount.email'),
    t('subAccount.createdAt'),
    t('subAccount.createdBy'),
    t('subAccount.lastLoginAt'),
    t('subAccount.softwareVersion'),
  ];
  return { header, rows };
}
