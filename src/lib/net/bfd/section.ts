import type { CrossIssue } from '../../rules/cross-field';
import { byName, type Kind, list, listOf, never, type SentConfig } from '../section';
import { lintBfd } from './lint';
import { type BfdTemplate, bfdTemplate, clashingTemplates } from './schema';
import { profileLines } from './text';

const kind: Kind<BfdTemplate> = list('bfdTemplates', byName, never, (edit) => ({ section: 'bfdTemplates', ...edit }));

function clashes({ bfdTemplates: templates = [] }: SentConfig): CrossIssue[] {
  return clashingTemplates(templates);
}

/** How quickly neighbors are found gone. */
export const bfdTemplates = {
  ...listOf('bfdTemplates', bfdTemplate),
  kind,
  codes: ['bfdFast', 'bfdSlow'],
  lint: lintBfd,
  text: { protocols: profileLines },
  clashes,
} as const;
