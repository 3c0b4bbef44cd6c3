import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { type ContactKind, contactBindingApi, contactKind } from '@/api/account-center/contact-binding';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { LoadFailure } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { usePanel } from '@/ui/page/use-panel';
import { ContactCard } from './contact-card';

const Bind = lazyComponent(() => import('./contact-bind'));

/** Phone, backup phone and e-mail of the account. */
export function Contacts() {
  const panel = usePanel();
  const { data, failure, reload } = useLoad(contactBindingApi.get, {}, { dependsOn: [loginSecurityApi.get] });
  const kind = panel.name === 'bind' ? kindOf(panel.id) : null;
  const others = useMemo(() => (data && kind ? otherPhones(data, kind) : []), [data, kind]);
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      {contactKind.options.map((one) => (
        <ContactCard
          key={one}
          kind={one}
          contact={data[one]}
          loss={lossOf(data, one)}
          onBind={() => panel.open('bind', one)}
        />
      ))}
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {kind && <Bind kind={kind} current={data[kind].value} others={others} onClose={panel.close} />}
      </Overlays>
    </>
  );
}

type Bound = Awaited<ReturnType<typeof contactBindingApi.get>>;

const OTHER = { phone: 'backupPhone', backupPhone: 'phone' } as const;

/** The numbers that are the account's other phone, or wait to become it. */
function otherPhones(bound: Bound, kind: ContactKind): string[] {
  if (kind === 'email') return [];
  const { value, pending } = bound[OTHER[kind]];
  return [value, pending?.value].filter((one) => typeof one === 'string');
}

/** What is lost with a contact: nothing but itself, the last one, or the way to sign in. */
function lossOf(bound: Bound, kind: ContactKind): 'none' | 'lastContact' | 'lockout' {
  const isLast = contactKind.options.every((one) => one === kind || bound[one].value === null);
  if (!isLast) return 'none';
  return bound.isVerificationForced ? 'lockout' : 'lastContact';
}

const kindOf = (text: string): ContactKind | null => contactKind.safeParse(text).data ?? null;
