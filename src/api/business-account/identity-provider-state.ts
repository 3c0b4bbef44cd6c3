import type { Permit } from '@/lib/permit';
import type { IdentityProvider } from './identity-provider';

/** What the state of a provider allows, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  delete: ({ uses }: Pick<IdentityProvider, 'uses'>): Permit<'identityProvider.inUse'> =>
    uses.length === 0 || 'identityProvider.inUse',
};
