import type { SecretKey } from '@/api/account-center/secret-key';
import type { T } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import type { StatusMap } from '@/ui/data/status-tag';
import { columnsOf } from '@/ui/list/columns';

export const KEY_STATUS = {
  enabled: { label: 'secretKey.enabled', tone: 'good' },
  disabled: { label: 'secretKey.disabled', tone: 'neutral' },
} as const satisfies StatusMap;

type Shown = Omit<SecretKey, 'version'>;

/** What is shown of a key, whoever looks at it: never more of the secret than its end. */
export const keyColumns = <Row extends Shown>(t: T) => {
  const col = columnsOf<Row>();
  return [
    col.code('id', t('secretKey.id')),
    col.text('description', t('secretKey.description')),
    col.status('status', t('secretKey.status'), KEY_STATUS),
    {
      key: 'secretTail',
      title: t('secretKey.secretTail'),
      width: 120,
      exportValue: ({ secretTail }: Row) => `···· ${shownText(secretTail)}`,
      render: (_: unknown, { secretTail }: Row) => (
        <bdi className="code" dir="ltr">
          ···· {shownText(secretTail)}
        </bdi>
      ),
    },
    { ...col.time('createdAt', t('secretKey.createdAt')), standing: 'descend' as const },
    col.time('lastUsedAt', t('secretKey.lastUsedAt')),
  ];
};
