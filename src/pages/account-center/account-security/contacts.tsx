import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { type ContactKind, contactBindingApi, contactKind } from '@/api/account-center/contact-binding';
import { part } from '@/i18n/lazy-part';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { usePanel } from '@/ui/use-panel';
import { ContactCard } from './contact-card';

const Bind = part(() => import('./contact-bind'));

/** Phone, backup phone and e-mail of the account (ACC-02). */
export function Contacts() {
  const panel = usePanel();
  const { data, failure, reload } = useLoad(contactBindingApi.get, {});
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const kind = panel.name === 'bind' ? kindOf(panel.id) : null;
  return (
    <>
      {contactKind.options.map((one) => (
        <ContactCard key={one} kind={one} contact={data[one]} onBind={() => panel.open('bind', one)} />
      ))}
      <Suspense>{kind && <Bind kind={kind} current={data[kind].value} onClose={panel.close} />}</Suspense>
    </>
  );
}

const kindOf = (text: string): ContactKind | null => contactKind.safeParse(text).data ?? null;
