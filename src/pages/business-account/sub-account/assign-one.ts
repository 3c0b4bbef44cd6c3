import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { subAccountApi } from '@/api/business-account/sub-account';

/** Another role for one account, which it follows from then on, as the bulk verb has it; what else it may stays. */
export async function assignRole(id: string, roleId: string): Promise<void> {
  const { basic, version } = await accountAuthorizationApi.get({ id });
  const { messageChannels, fullBusinessData, dataAccess, fullLogData } = basic;
  await accountAuthorizationApi.updateBasic({
    id,
    version,
    basic: { roleId, followsRole: true, messageChannels, fullBusinessData, dataAccess, fullLogData },
  });
}

/**
 * Another organization for one account, or none. By the membership of the organization: it takes the right that the bulk verb
 * takes, and nothing else of the account has to be sent along.
 */
export async function assignOrganization(id: string, organizationId: string | null): Promise<void> {
  if (organizationId !== null) {
    await organizationApi.authorize({ id: organizationId, grant: [id], revoke: [] });
    return;
  }
  const { organization } = await subAccountApi.get({ id });
  if (organization) await organizationApi.authorize({ id: organization.id, grant: [], revoke: [id] });
}
