import type { AccessFacts } from '@/api/business-account/access';
import type { ExplanationStep } from '@/api/business-account/access-explanation';
import { to } from '@/routes/href';

/** Where that what decided can be changed; null where the console has no place for it. */
export function placeOf(
  { reason, subject }: ExplanationStep,
  { account, role, policies, organization }: AccessFacts,
): string | null {
  const ownTab = (tab?: string) => to('/business_account/account_management/:id', { id: account.id }, { tab });
  switch (reason) {
    case 'role.noMenu':
    case 'role.menu':
      return role && to('/business_account/role_management/:id', { id: role.id });
    case 'resource.policy':
    case 'resource.policyReadOnly': {
      const found = policies.find(({ name }) => name === subject);
      return found ? to('/business_account/policy_management/:id', { id: found.id }) : null;
    }
    case 'organization.none':
      return ownTab('basicInfo');
    case 'organization.inside':
    case 'organization.outside':
    case 'organization.notOwned':
      return organization && to('/business_account/organization_management', { panel: 'edit', item: organization.id });
    default: {
      const tab = TABS[reason];
      return tab === undefined ? null : ownTab(tab ?? undefined);
    }
  }
}

/** The tab of the account in which a finding is decided; null is the account itself. */
const TABS: Partial<Record<ExplanationStep['reason'], string | null>> = {
  'lock.locked': null,
  'license.expired': 'license',
  'license.notInEffect': 'license',
  'product.notChosen': 'basicAuthorization',
  'role.none': 'basicAuthorization',
  'role.notChosen': 'basicAuthorization',
  'dataAccess.readOnly': 'basicAuthorization',
  'fullData.on': 'basicAuthorization',
  'resource.row': 'resourceAuthorization',
  'resource.rowReadOnly': 'resourceAuthorization',
};
