import { actionKeys, menuKeys } from '@mock/session/rights';
import { describe, expect, it } from 'vitest';
import { actionsOn, CONSOLE_ACTIONS } from '@/api/business-account/console-action';

const FILE = 'src/api/business-account/console-action.ts';

describe('the actions that calls take a right for', () => {
  it('are named, every one that some call takes and no other', () => {
    expect(
      Object.values(CONSOLE_ACTIONS).flat().sort(),
      `${FILE} names each \`access\` of the contract, its words stand in locales/<language>/business-account/console-action.ts`,
    ).toEqual([...actionKeys()].sort());
  });

  it('stand at the right that opens their screen', () => {
    const screens = Object.keys(CONSOLE_ACTIONS);
    expect(
      screens.filter((screen) => !menuKeys.includes(screen)),
      `${FILE} names them by the \`permission\` of a row in src/routes`,
    ).toEqual([]);
    expect(actionsOn('help')).toEqual([]);
  });
});
