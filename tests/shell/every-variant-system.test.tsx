import { describe, it } from 'vitest';
import { CASES, saveEveryVariant } from './every-variant';

describe('a form of the system settings', () => {
  it.each(CASES.filter(([file]) => file.startsWith('pages/system-settings/')))(
    'can be saved with every choice that its schema knows: %s',
    saveEveryVariant,
  );
});
