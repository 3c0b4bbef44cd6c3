import type { AccessControlInput, AccessControlState } from '@/api/account-center/access-control';
import type { T } from '@/i18n/use-t';
import { shutsOut } from '@/lib/rules/access-list';

interface Danger {
  title: string;
  content: string;
}

/** What of an input would keep somebody from signing in who can do so now: addresses, then proxies. */
export function dangersOf(t: T, state: AccessControlState, input: AccessControlInput, isOwn: boolean): Danger[] {
  const { clientAddress: address, clientForwarders } = state;
  const found: Danger[] = [];
  if (address !== null && shutsOut(input.rules, address)) {
    found.push({
      title: t(isOwn ? 'accessControl.lockoutTitle' : 'accessControl.lockoutTitleOf', { address }),
      content: t(isOwn ? 'accessControl.lockoutText' : 'accessControl.lockoutTextOf'),
    });
  }
  const count = clientForwarders ?? 0;
  const isFirstZero = input.maxForwarders === 0 && state.maxForwarders > 0;
  if (input.maxForwarders < count || isFirstZero) {
    found.push({
      title: t('accessControl.proxyTitle', { count: input.maxForwarders }),
      content:
        input.maxForwarders < count
          ? t(isOwn ? 'accessControl.proxyText' : 'accessControl.proxyTextOf', { count })
          : t('accessControl.noProxyText'),
    });
  }
  return found;
}
