import type { CrossIssue } from '@/lib/rules/cross-field';
import { byName, list, listSection, type Risk, type SectionKind, type SentConfig } from '../section';
import { templatesInUse } from '../templates-in-use';
import { lintBfd } from './lint';
import { type BfdTemplate, bfdTemplate, clashingTemplates } from './schema';
import { profileLines } from './text';

const WATCHED = ['multiplier', 'minTx', 'minRx', 'isPassive'] as const;

/** Sessions are watched by it; another name changes nothing of that. */
const isWatching: Risk<BfdTemplate> = ({ before, after }, config) => {
  if (!before || !templatesInUse(config).has(before.id)) return false;
  return !after || WATCHED.some((field) => before[field] !== after[field]);
};

const kind: SectionKind<BfdTemplate> = list('bfdTemplates', byName, isWatching, (edit) => ({
  section: 'bfdTemplates',
  ...edit,
}));

function clashes({ bfdTemplates: templates = [] }: SentConfig): CrossIssue[] {
  return clashingTemplates(templates);
}

/** How quickly neighbors are found gone. */
export const bfdTemplates = {
  ...listSection('bfdTemplates', bfdTemplate),
  kind,
  codes: ['bfdFast', 'bfdSlow'],
  lint: lintBfd,
  text: { protocols: profileLines },
  owns: [[/^bfd/, /^/]],
  clashes,
} as const;
