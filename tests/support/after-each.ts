/**
 * What the supporting modules do after each test. A worker imports them once for all its files, while Vitest forgets the
 * hooks of a file with it: setup.ts runs for each file and hooks these in again.
 */
const steps: (() => void)[] = [];

/** Does this after each test, of every file that follows; the last one named comes first. */
export const afterEveryTest = (step: () => void) => void steps.unshift(step);

const ends: (() => void)[] = [];

/** Does this after the last test of each file. */
export const afterEveryFile = (step: () => void) => void ends.push(step);

export function endFile(): void {
  for (const end of ends) end();
}

/** Does all of them, also behind one that throws, and throws the first error then. */
export function cleanUp(): void {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
