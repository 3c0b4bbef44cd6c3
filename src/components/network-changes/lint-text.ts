import type { T } from '@/i18n/use-t';
import type { Finding } from '@/lib/net/lint';

/** What a finding says, in the operator's language. */
export const lintText = (t: T, { code, values }: Pick<Finding, 'code' | 'values'>): string =>
  t(`lint.${code}`, { ...values });
