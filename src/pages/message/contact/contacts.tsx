import { type ReactNode, useCallback, useMemo } from 'react';
import { type Contact, contactApi } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { usePanel } from '@/ui/page/use-panel';
import { contactColumns } from './contact-columns';
import { TYPE, VERIFICATION, WECHAT } from './labels';
import { useContactActions } from './use-contact-actions';

const Create = lazyComponent(() => import('./contact-create').then(({ CreateContact }) => CreateContact));
const Edit = lazyComponent(() => import('./contact-edit').then(({ EditContact }) => EditContact));
const Import = lazyComponent(() => import('./contact-import').then(({ ImportContacts }) => ImportContacts));
const Channels = lazyComponent(() => import('./channels').then(({ ContactChannels }) => ContactChannels));

const nameOf = ({ name }: Contact) => name;

/** The people who can be told something, and over which channels. */
export function Contacts({ create }: { create: ReactNode }) {
  const t = useT();
  const panel = usePanel();
  const actionsOf = useContactActions(useCallback((name, { id }) => panel.open(name, id), [panel.open]));
  const columns = useMemo(() => contactColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    { name: 'type', label: t('receiver.type'), options: optionsOf(t, TYPE) },
    { name: 'phoneState', label: t('receiver.phoneState'), options: optionsOf(t, VERIFICATION) },
    { name: 'emailState', label: t('receiver.emailState'), options: optionsOf(t, VERIFICATION) },
    { name: 'wechatState', label: t('receiver.wechat'), options: optionsOf(t, WECHAT) },
  ] as const;
  return (
    <>
      <ResourceTable
        load={contactApi.list}
        columns={columns}
        nameOf={nameOf}
        keyword={t('receiver.search')}
        filters={filters}
        empty={<EmptyState title={t('receiver.emptyTitle')} text={t('receiver.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'import' && <Import onClose={panel.close} />}
        {panel.name === 'channels' && <Channels id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
