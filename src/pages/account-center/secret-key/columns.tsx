import type { SecretKey } from '@/api/account-center/secret-key';
import type { T } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import type { StatusMap } from '@/ui/data/status-tag';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

export const STATUS = {
  enabled: { label: 'secretKey.enabled', tone: 'good' },
  disabled: { label: 'secretKey.disabled', tone: 'neutral' },
} as const satisfies StatusMap;

const col = columnsOf<SecretKey>();

export const secretKeyColumns = (t: T, actions: (key: SecretKey) => readonly Action[]) => [
  col.code('id', t('secretKey.id')),
  col.text('description', t('secretKey.description')),
  col.status('status', t('secretKey.status'), STATUS),
  {
    key: 'secretTail',
    title: t('secretKey.secretTail'),
    width: 120,
    exportValue: ({ secretTail }: SecretKey) => `···· ${shownText(secretTail)}`,
    render: (_: unknown, { secretTail }: SecretKey) => (
      <bdi className="code" dir="ltr">
        ···· {shownText(secretTail)}
      </bdi>
    ),
  },
  col.time('createdAt', t('secretKey.createdAt')),
  col.time('lastUsedAt', t('secretKey.lastUsedAt')),
  col.actions(t('table.actions'), actions),
];
