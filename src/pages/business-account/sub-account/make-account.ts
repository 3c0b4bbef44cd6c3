import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { ApiError, failure } from '@/lib/contract/failure';
import { randomPassword } from '@/lib/random-password';
import { isSameText } from '@/lib/rules/same-text';

/** A new account and its first password. */
export interface Made {
  name: string;
  password: string;
}

type AccountLine = Parameters<typeof subAccountApi.import>[0]['list'][number];

/** What an account of a file may, as an import has it: what its role says, and to look. */
const FOLLOWS = {
  followsRole: true,
  messageChannels: ['inSite'],
  fullBusinessData: { dns: false, sdns: false },
  dataAccess: 'readOnly',
  fullLogData: false,
} as const;

/** Creates accounts of a file one by one, each with a first password of its own; the roles are read with the first. */
export function accountMaker(unknownRole: (name: string) => string): (line: AccountLine) => Promise<Made> {
  let roles: ReturnType<typeof roleApi.getOptions> | null = null;
  const roleId = async (name: string) => {
    roles ??= roleApi.getOptions({ type: 'ordinary' });
    const { list } = await roles.catch((thrown: unknown) => {
      // The next line asks again.
      roles = null;
      throw thrown;
    });
    const found = list.find((role) => isSameText(role.name, name));
    if (!found) throw new ApiError(failure('business', 'ROLE_UNKNOWN', { text: unknownRole(name) }));
    return found.id;
  };
  return async ({ line: _, role, type = 'businessSub', ...input }) => {
    const basic = { ...FOLLOWS, messageChannels: [...FOLLOWS.messageChannels], roleId: await roleId(role) };
    const password = randomPassword();
    await subAccountApi.add({ ...input, type, password, basic, resources: [] });
    return { name: input.name, password };
  };
}
