import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';

/** Writes that change which accounts there are or what one may do. */
export const DEPENDS_ON = [
  subAccountApi.list,
  accountAuthorizationApi.updateBasic,
  roleApi.list,
  policyApi.list,
  organizationApi.update,
];
