import { useMemo } from 'react';
import { type Message, messageApi } from '@/api/message/message';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { scoped } from '@/lib/contract/scoped';
import { useOwn } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { RowButton } from '@/ui/page/row-button';
import { usePanel } from '@/ui/page/use-panel';
import { CATEGORY_NAMES, type MessageKind } from './labels';

const Detail = lazyComponent(() => import('./message-detail').then(({ MessageDetail }) => MessageDetail));

const col = columnsOf<Message>();

const categoryName = (t: T, category: string) => {
  return codeText(t, CATEGORY_NAMES, category);
};

function useMessageColumns(open: (id: string) => void): readonly Column<Message>[] {
  const t = useT();
  const report = useReport();
  const own = useOwn();
  return useMemo(
    () => [
      {
        ...col.text('title', t('message.subject')),
        // Takes lines: two titles often differ in their last words only.
        className: 'cell-wrap',
        exportValue: ({ title }) => title,
        render: (_: unknown, { id, title }: Message) => (
          <bdi>
            <RowButton action={{ key: 'open', label: title, run: () => open(id) }} />
          </bdi>
        ),
      },
      col.words('category', t('message.category'), ({ category }) => categoryName(t, category)),
      { ...col.time('receivedAt', t('message.receivedAt')), standing: 'descend' },
      {
        ...col.actions(t('table.actions'), ({ id, isRead }) => [
          { key: 'open', label: t('message.open'), run: () => open(id) },
          ...(isRead
            ? []
            : [
                {
                  key: 'read',
                  label: t('message.markRead'),
                  permit: own,
                  run: () => {
                    messageApi.markRead({ ids: [id] }).catch(report.error);
                  },
                },
              ]),
        ]),
        width: 160,
      },
    ],
    [t, own, report, open],
  );
}

/** The unread or the read messages of one kind. */
export function Messages({ kind, isRead }: { kind: MessageKind; isRead: 'true' | 'false' }) {
  const t = useT();
  const panel = usePanel();
  const openPanel = panel.open;
  const open = useMemo(() => (id: string) => openPanel('message', id), [openPanel]);
  const columns = useMessageColumns(open);
  const load = useMemo(
    () => scoped(messageApi.list, { isRead: [isRead], ...(kind !== 'all' && { category: [kind] }) }),
    [kind, isRead],
  );
  return (
    <>
      <ResourceTable
        load={load}
        columns={columns}
        keyword={t('message.search')}
        time={t('message.receivedAt')}
        failed={{ title: t('message.listFailed'), retry: t('message.reload') }}
        empty={<EmptyState title={t(isRead === 'true' ? 'message.emptyRead' : 'message.emptyUnread')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'message' && <Detail key={panel.id} id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}
