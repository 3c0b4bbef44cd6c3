import type * as z from 'zod';
import { RULE_CODES, type RuleCode } from '@/lib/rules/codes';
import type { T, Values } from './use-t';

type Issue = z.core.$ZodIssue;

const isRule = (code: unknown): code is RuleCode => RULE_CODES.some((known) => known === code);

/** Figures of an issue that a message may name. */
function figures(params: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string | number] => typeof entry[1] !== 'object'),
  );
}

const sizeKind = (origin: string) => {
  if (origin === 'array' || origin === 'set') return 'array';
  if (origin === 'date') return 'date';
  return origin === 'string' ? 'string' : 'number';
};

function sizeText(t: T, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, label: string): string {
  const kind = sizeKind(issue.origin);
  if (kind === 'date') return t('rule.date.invalid', { label });
  if (issue.code === 'too_big') return t(`rule.${kind}.max`, { label, max: Number(issue.maximum) });
  return t(`rule.${kind}.min`, { label, min: Number(issue.minimum) });
}

const TYPES = ['string', 'number', 'boolean', 'array', 'object', 'date'] as const;

function typeText(t: T, expected: string, label: string): string {
  if (expected === 'int') return t('rule.integer', { label });
  const type = TYPES.find((known) => known === expected);
  return type ? t(`rule.type.${type}`, { label }) : t('rule.default', { label });
}

/**
 * What a schema's issue says about a field: a text of our own rule, or one for zod's built-in kind.
 * `isMissing` (nothing was entered) wins over whatever the schema makes of it: an absent port is an invalid union to zod.
 */
export function issueText(t: T, issue: Issue, label: string, isMissing: boolean): string {
  if (issue.code === 'custom') {
    const { rule, ...rest } = issue.params ?? {};
    return isRule(rule) ? t(`rule.${rule}`, { ...figures(rest), label }) : t('rule.default', { label });
  }
  if (isMissing) return t('rule.required', { label });
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeText(t, issue, label);
  if (issue.code === 'invalid_value') return t('rule.enum', { label, enum: issue.values.join(', ') });
  if (issue.code === 'invalid_format') return t('rule.pattern', { label });
  if (issue.code === 'invalid_type') return typeText(t, issue.expected, label);
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat()[0];
    if (inner) return issueText(t, inner, label, false);
  }
  return t('rule.default', { label });
}
