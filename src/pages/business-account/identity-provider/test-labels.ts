import { refusal } from '@/api/business-account/sso-setup';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

export const TEST_STATES = {
  waiting: { label: 'ssoSetup.waiting', tone: 'busy' },
  opened: { label: 'ssoSetup.opened', tone: 'busy' },
  passed: { label: 'ssoSetup.passed', tone: 'good' },
  refused: { label: 'ssoSetup.refused', tone: 'bad' },
  expired: { label: 'ssoSetup.expired', tone: 'neutral' },
} as const satisfies StatusMap;

/** Why a test was refused, and what to do about it; a reason that is not known here as it came. */
export function reasonText(t: T, reason: string, found: string | null): string {
  const known = refusal.safeParse(reason);
  if (!known.success) return t('ssoSetup.reason.other', { reason });
  return t(`ssoSetup.reason.${known.data}`, { found: found ?? t('common.none') });
}
