import { type AccessControlInput, accessControls } from '@/api/account-center/access-control';
import { normalizeRule, shutsOut } from '@/lib/rules/access-list';
import { implement } from '../runtime/implement';
import { CLIENT_ADDRESS } from '../runtime/journal';
import { refuse } from '../runtime/refusal';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { settingsOf } from './of-account';

const fresh = (): AccessControlInput & { version: number } => ({
  rules: [
    { type: 'mask', ip: '203.0.113.0', mask: '24' },
    { type: 'range', start: '198.51.100.10', end: '198.51.100.40' },
  ],
  maxForwarders: 1,
  version: 1,
});

const lists = settingsOf(fresh);

/** Every call comes through one proxy. */
const FORWARDERS = 1;

/** Whether the rules of the present account let it sign in from where it calls. */
export function admitsCaller(world: World): boolean {
  const { rules, maxForwarders } = lists.get(world, undefined);
  return !shutsOut(rules, CLIENT_ADDRESS) && maxForwarders >= FORWARDERS;
}

export const accessControl = implement(accessControls, {
  get: ({ accountId }, { world }) => ({
    ...lists.get(world, accountId),
    clientAddress: CLIENT_ADDRESS,
    clientForwarders: FORWARDERS,
  }),
  update: ({ accountId, rules, maxForwarders, version, acceptsLockout }, { world }) => {
    const stored = lists.get(world, accountId).version;
    checkVersion(world, stored, version);
    if (shutsOut(rules, CLIENT_ADDRESS) && !acceptsLockout) refuse('LOCKED_OUT');
    if (maxForwarders < FORWARDERS && !acceptsLockout) refuse('PROXY_LOCKED_OUT', { fields: ['maxForwarders'] });
    lists.set(world, accountId, { rules: rules.map(normalizeRule), maxForwarders, version: stored + 1 });
    return {};
  },
});
