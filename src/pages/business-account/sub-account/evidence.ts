import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { authorizationApi, capped, type Operation } from '@/api/business-account/resource-row';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, ACCOUNT_TYPES, AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { menuTexts } from '@/components/menu-tree/menu-texts';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListQuery } from '@/lib/contract/client';
import type { CsvCell } from '@/lib/csv';
import type { EvidenceTable } from '@/lib/evidence';
import { isoText } from '@/lib/time';

const OPERATIONS = {
  readWrite: 'subAccount.evidence.readWrite',
  readOnly: 'subAccount.evidence.readOnly',
} as const satisfies Record<string, MessageId>;

const TYPES: Readonly<Record<string, MessageId>> = ACCOUNT_TYPES;
const STATUS: Readonly<Record<string, { label: MessageId }>> = ACCOUNT_STATUS;
const LICENSE: Readonly<Record<string, { label: MessageId }>> = AUTHORIZATION_STATUS;

const nameAndId = (one: { id: string; name: string } | null) => one && `${one.name} (${one.id})`;

/** Each account with what it is and everything that it may see and change: a line for each. */
export async function accountEvidence(t: T, request: ListQuery, signal: AbortSignal): Promise<EvidenceTable> {
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
  const rows: CsvCell[][] = [];
  const load = anyFilters(subAccountApi.list);
  for (const one of await allPages((page) => load({ ...request, ...page }, { signal }))) {
    const { basic, resources } = await accountAuthorizationApi.get({ id: one.id }, { signal });
    const inFull = Object.entries(basic.fullBusinessData).flatMap(([code, is]) => (is ? [productOf(code)] : []));
    rows.push([
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
      one.phone,
      one.backupPhone ?? null,
      one.email,
      isoText(one.createdAt),
      one.createdBy,
      isoText(one.lastLoginAt),
      one.softwareVersion ?? null,
    ]);
  }
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
