import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { orWithout } from '@/lib/contract/offered';
import { isSameText } from '@/lib/rules/same-text';

type Lines = Parameters<typeof subAccountApi.previewImport>[0]['list'];

/** What is said of a line whose role there is not, and of one that the license has no seat for. */
interface Words {
  unknownRole: (name: string) => string;
  noSeat: string;
}

/** What the specified calls know: the roles there are, and the seats that are left. */
async function byParts(list: Lines, { unknownRole, noSeat }: Words): Promise<ReadonlyMap<number, string>> {
  const [roles, limits] = await Promise.all([roleApi.getOptions({ type: 'ordinary' }), subAccountApi.getLimits({})]);
  let seats = limits.authorized - limits.used;
  const reasons = new Map<number, string>();
  for (const { line, role } of list) {
    if (!roles.list.some(({ name }) => isSameText(name, role))) reasons.set(line, unknownRole(role));
    else if (seats <= 0) reasons.set(line, noSeat);
    else seats -= 1;
  }
  return reasons;
}

/** What would be refused of the accounts of a file, by line: names, contacts, roles and seats where the gateway says so, else the last two. */
export async function examineAccounts(list: Lines, words: Words): Promise<ReadonlyMap<number, string>> {
  if (list.length === 0) return new Map();
  const preview = await orWithout(subAccountApi.previewImport({ list }), null);
  if (preview === null) return byParts(list, words);
  return new Map(preview.failed.map(({ id, message }) => [Number(id), message]));
}
