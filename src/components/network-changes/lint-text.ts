import type { Finding } from '@/domain/net/lint';
import type { T } from '@/i18n/use-t';

/** What a finding says, in the operator's language. */
export const lintText = (t: T, { code, values }: Pick<Finding, 'code' | 'values'>): string =>
  t(`lint.${code}`, { ...values });
