import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { CYCLE, SCENE_TYPE } from './labels';

/** Type and cycle as one text; where they are one word it is said once. */
export function typeAndCycleText(t: T, { type, cycle }: { type: string; cycle: string }): string {
  const words = [codeText(t, SCENE_TYPE, type), ...(type === cycle ? [] : [codeText(t, CYCLE, cycle)])];
  return words.join(DOT);
}
