import { endpoints } from '@mock/handlers';
import type { PersonaKey } from '@mock/runtime/personas';
import { actionKeys } from '@mock/session/rights';
import { describe, expect, it } from 'vitest';
import { accessApi, CONSOLE_PRODUCT } from '@/api/business-account/access';
import { explain } from '@/api/business-account/access-explanation';
import { accessReviewApi } from '@/api/business-account/access-review';
import { screenOfAction } from '@/api/business-account/console-action';
import { CODES } from '@/api/codes';
import { sessionApi } from '@/api/session/session';
import { allPages } from '@/lib/contract/all-pages';
import { failureOf } from '@/lib/contract/failure';
import { send } from '@/lib/http/axios';
import { signIn } from '../support/gateway';

const asked = (action: string) => ({
  product: CONSOLE_PRODUCT,
  menu: screenOfAction(action) ?? '',
  operation: 'read' as const,
  resource: null,
  action,
});

/** The actions that the gateway really refuses a persona for want of a right, each asked with every call that takes it. */
async function refusedOf(persona: PersonaKey): Promise<Set<string>> {
  const world = signIn(persona);
  // What a first sign-in must do before anything else is no question of rights.
  world.persona = { ...world.persona, passwordReset: 'none' };
  const refused = new Set<string>();
  const passed = new Set<string>();
  for (const { path, access } of endpoints()) {
    if (!access.includes('.')) continue;
    const code = await send(path, { none: true }).then(
      () => null,
      (thrown: unknown) => failureOf(thrown).code,
    );
    (code === String(CODES.NO_RIGHT) ? refused : passed).add(access);
  }
  expect(
    [...refused].filter((action) => passed.has(action)),
    'one right, one answer',
  ).toEqual([]);
  return refused;
}

describe('actions on the screens of the console', () => {
  it.each<PersonaKey>(['operator', 'readonly', 'registry', 'nodeadmin', 'newcomer', 'norights'])(
    'are explained, reviewed and viewed for %s as the gateway refuses them',
    async (persona) => {
      const refused = await refusedOf(persona);
      const granted = actionKeys().filter((action) => !refused.has(action));
      const id = `A-${persona}`;
      signIn('main');
      const facts = await accessApi.getFacts({ id });
      const told = actionKeys().filter((action) => explain(facts, asked(action)).isAllowed);
      expect(told).toEqual(granted);
      const decided = await Promise.all(
        actionKeys().map((action) => accessApi.getDecision({ id, question: asked(action) })),
      );
      expect(actionKeys().filter((_, index) => decided[index]?.isAllowed)).toEqual(granted);
      const reviewed = await allPages((page) => accessReviewApi.listActions(page));
      expect(reviewed.flatMap(({ account, action }) => (account.id === id ? [action] : [])).sort()).toEqual(
        [...granted].sort(),
      );
      signIn('main', { viewAs: () => id });
      const view = await sessionApi.get({});
      expect(view.actions).toEqual([]);
      expect(view.viewedActions).toEqual(granted);
    },
  );

  it('are none of a locked account, whatever it was given', async () => {
    signIn('main');
    const facts = await accessApi.getFacts({ id: 'A-locked' });
    expect(explain(facts, asked('secretKey.delete'))).toMatchObject({ isAllowed: false, decidedBy: 'lock' });
  });
});
