import { type AccessFacts, accessApi } from '@/api/business-account/access';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { type Loaded, useLoad } from '@/ui/data/use-load';

/** Writes that change what an account may do. */
const DEPENDS_ON = [
  subAccountApi.list,
  accountAuthorizationApi.updateBasic,
  roleApi.list,
  policyApi.list,
  organizationApi.update,
];

/** The facts of an account; nothing is loaded without one. */
export const useFacts = (id: string | null): Loaded<AccessFacts> =>
  useLoad(accessApi.getFacts, { id: id ?? '' }, { isReady: id !== null, dependsOn: DEPENDS_ON });
