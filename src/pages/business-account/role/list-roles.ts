import { roleApi } from '@/api/business-account/role';

type Given = Parameters<typeof roleApi.listMatching>;

/**
 * The roles, by the specified list as long as nothing is asked that only a search knows: on a gateway without that no role
 * is looked for in vain.
 */
export const listRoles = Object.assign(
  ({ filters = {}, ...input }: Given[0], options?: Given[1]) => {
    const { use, right, alike, ...specified } = filters;
    const isPlain = [use, right, alike].every((one) => one === undefined || one.length === 0);
    return isPlain
      ? roleApi.list({ ...input, filters: specified }, options)
      : roleApi.listMatching({ ...input, filters }, options);
  },
  { path: roleApi.list.path },
);
