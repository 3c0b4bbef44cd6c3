import type * as z from 'zod';
import { type accountLine, basicInput, type subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_TYPES } from '@/components/account/account-labels';
import type { T } from '@/i18n/use-t';
import { runEach } from '@/lib/pool';
import { isSameText } from '@/lib/rules/same-text';
import { AT_ONCE } from './authorizations';
import { type FoundOrganization, findOrganization } from './find-organization';

export type FileLine = z.output<typeof accountLine> & { line: number };
type Line = Parameters<typeof subAccountApi.import>[0]['list'][number];

interface Resolved {
  /** What can be sent, with ids in place of names. */
  lines: Line[];
  /** Why the others cannot, by line. */
  reasons: ReadonlyMap<number, string>;
}

/** The type that a cell names, by its code or as the screen calls it. */
const typeOf = (t: T, said: string) =>
  basicInput.shape.type.options.find((type) => isSameText(type, said) || isSameText(t(ACCOUNT_TYPES[type]), said));

/** Looks up what the lines of a file name; each organization is asked for once, however many lines name it. */
export function lineResolver(): (t: T, list: readonly FileLine[]) => Promise<Resolved> {
  const known = new Map<string, FoundOrganization>();
  return async (t, list) => {
    const names = new Set(list.flatMap(({ organization }) => organization || []));
    // One that there was not may have been added meanwhile.
    const unknown = [...names].filter((name) => !('id' in (known.get(name) ?? {})));
    const find = async (name: string) => void known.set(name, await findOrganization(name));
    await runEach(unknown, AT_ONCE, find, new AbortController().signal);
    const lines: Line[] = [];
    const reasons = new Map<number, string>();
    for (const { organization = '', type: said = '', user_name, ...rest } of list) {
      const type = said === '' ? undefined : typeOf(t, said);
      const found = known.get(organization);
      if (said !== '' && type === undefined) {
        reasons.set(rest.line, t('subAccount.typeUnknown', { name: said }));
      } else if (found && 'problem' in found) {
        const reason = found.problem === 'several' ? 'organizationSeveral' : 'organizationUnknown';
        reasons.set(rest.line, t(`subAccount.${reason}`, { name: organization }));
      } else {
        lines.push({ ...rest, userName: user_name, ...(type && { type }), ...(found && { organizationId: found.id }) });
      }
    }
    return { lines, reasons };
  };
}
