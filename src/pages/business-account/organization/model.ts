import type { Organization, OrganizationInput } from '@/api/business-account/organization';
import { DATA_POLICIES } from '@/api/business-account/organization';

/** What the form starts with; a data policy that this console does not know must be chosen anew. */
export function toForm({
  name,
  code,
  parentId,
  affiliatedId,
  policy,
  policyIds,
}: Organization): Partial<OrganizationInput> {
  const facts = { name, code, parentId, affiliatedId };
  if (policy === 'custom') return { ...facts, policy, policyIds };
  const known = DATA_POLICIES.find((one) => one === policy);
  return known && known !== 'custom' ? { ...facts, policy: known } : facts;
}

/** The accounts that come and go between two states of the form. */
export const changeOf = (before: readonly string[], after: readonly string[]) => ({
  grant: after.filter((id) => !before.includes(id)),
  revoke: before.filter((id) => !after.includes(id)),
});
