import type * as z from 'zod';
import type { PolicyDetail, policyInput } from '@/api/business-account/policy';

type Known = Pick<PolicyDetail, 'name' | 'description' | 'resources' | 'accounts' | 'organizations'>;

/** What the form of a policy starts with. */
export function toForm({ name, description, resources, accounts, organizations }: Known) {
  return {
    name,
    description,
    resources,
    accountIds: accounts.map(({ id }) => id),
    organizationIds: organizations.map(({ id }) => id),
  };
}

/** What a policy gives, and to whom. */
export const grantedBy = ({ resources, accountIds, organizationIds }: z.output<typeof policyInput>) => ({
  resources,
  accountIds,
  organizationIds,
});
