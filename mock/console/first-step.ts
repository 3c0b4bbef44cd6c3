import { firstSteps } from '@/api/console/first-step';
import { contactsOf } from '../account-center/contact-book';
import { ownLogin } from '../account-center/login-settings';
import { keyCountOf } from '../account-center/secret-key';
import { taskRows } from '../alarm/task-rows';
import { accountsOf } from '../business-account/account-rows';
import { implement } from '../runtime/implement';
import type { World } from '../runtime/world';

const dismissed = new WeakSet<World>();

/** Each from the rows of the feature that it is about. */
const stepsOf = (world: World) => [
  { key: 'loginSecurity', isDone: ownLogin(world).isOn },
  { key: 'contact', isDone: Object.values(contactsOf(world)).some(({ value }) => value !== null) },
  { key: 'secretKey', isDone: keyCountOf(world) > 0 },
  { key: 'subAccount', isDone: accountsOf(world).rows.length > 0 },
  { key: 'alarmTask', isDone: taskRows.of(world).rows.length > 0 },
];

export const firstStep = implement(firstSteps, {
  get: (_, { world }) => ({
    steps: world.persona.isMain ? stepsOf(world) : [],
    isDismissed: dismissed.has(world),
  }),
  dismiss: (_, { world }) => {
    dismissed.add(world);
    return {};
  },
});
