import type { Organization, OrganizationInput } from '@/api/business-account/organization';
import { otherPolicy } from '@/api/business-account/organization';
import { asItCame } from '@/lib/rules/kept-choice';

/** What the form starts with; a data policy that this console does not know stays. */
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
  return { ...facts, policy: asItCame(otherPolicy, policy) };
}

/** The accounts that come and go between two states of the form. */
export const changeOf = (before: readonly string[], after: readonly string[]) => ({
  grant: after.filter((id) => !before.includes(id)),
  revoke: before.filter((id) => !after.includes(id)),
});
