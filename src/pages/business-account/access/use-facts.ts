import { type AccessFacts, accessApi } from '@/api/business-account/access';
import { type Loaded, useLoad } from '@/ui/use-load';

/** Writes that change what an account may do. */
const DEPENDS_ON = [
  '/api/acm/subAccount',
  '/api/acm/authorization',
  '/api/acm/role',
  '/api/acm/policy',
  '/api/acm/organization',
];

/** The facts of an account; nothing is loaded without one. */
export const useFacts = (id: string | null): Loaded<AccessFacts> =>
  useLoad(accessApi.getFacts, { id: id ?? '' }, { isReady: id !== null, dependsOn: DEPENDS_ON });
