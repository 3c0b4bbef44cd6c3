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

const KINDS = { string: 'string', number: 'number', int: 'number', array: 'array', date: 'date' } as const;

function sizeText(t: T, issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall, label: string): string {
  const kind = KINDS[issue.origin as keyof typeof KINDS] ?? 'string';
  if (kind === 'date') return t('rule.date.invalid', { label });
  if (issue.code === 'too_big') return t(`rule.${kind}.max`, { label, max: Number(issue.maximum) });
  return t(`rule.${kind}.min`, { label, min: Number(issue.minimum) });
}

/** What a schema's issue says about a field (VAL-07): a text of our own rule, or one for zod's built-in kind. */
export function issueText(t: T, issue: Issue, label: string, isMissing: boolean): string {
  if (isMissing) return t('rule.required', { label });
  if (issue.code === 'custom') {
    const { rule, ...rest } = issue.params ?? {};
    return isRule(rule) ? t(`rule.${rule}`, { ...figures(rest), label }) : t('rule.default', { label });
  }
  if (issue.code === 'too_big' || issue.code === 'too_small') return sizeText(t, issue, label);
  if (issue.code === 'invalid_value') return t('rule.enum', { label });
  if (issue.code === 'invalid_format') return t('rule.pattern', { label });
  if (issue.code === 'invalid_type') return issue.expected === 'int' ? t('rule.integer', { label }) : t('rule.default', { label });
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.flat()[0];
    if (inner) return issueText(t, inner, label, false);
  }
  return t('rule.default', { label });
}
