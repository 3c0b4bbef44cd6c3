import type { SecretKey } from '@/api/account-center/secret-key';
import type { T } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { shownText } from '@/lib/shown';
import { DAY, dateText } from '@/lib/time';
import type { StatusMap } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { CellLines } from '@/ui/list/cell-lines';
import { columnsOf } from '@/ui/list/columns';

export const KEY_STATUS = {
  enabled: { label: 'secretKey.enabled', tone: 'good' },
  disabled: { label: 'secretKey.disabled', tone: 'neutral' },
} as const satisfies StatusMap;

type Shown = Omit<SecretKey, 'version'>;

/** So long before its day a key says so, as the list of what ends soon tells apart what is near. */
const SOON = 7 * DAY;

/** A key goes on past the day on which it was to be replaced: nothing else in its row says that somebody has to do so. */
function ageOf(t: T, { createdAt, replaceBy }: Pick<Shown, 'createdAt' | 'replaceBy'>) {
  const time = <Time at={createdAt} />;
  const left = (replaceBy ?? Number.POSITIVE_INFINITY) - gatewayNow();
  if (!replaceBy || left > SOON) return time;
  const date = dateText(replaceBy);
  return left > 0 ? (
    <CellLines note={t('secretKey.replaceBy', { date })}>{time}</CellLines>
  ) : (
    <CellLines reason={t('secretKey.overdueSince', { date })}>{time}</CellLines>
  );
}

/** What is shown of a key, whoever looks at it: never more of the secret than its end. */
export const keyColumns = <Row extends Shown>(t: T) => {
  const col = columnsOf<Row>();
  return [
    col.code('id', t('secretKey.id')),
    { ...col.text('description', t('secretKey.description')), isInSight: true },
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
    {
      ...col.time('createdAt', t('secretKey.createdAt')),
      standing: 'descend' as const,
      // Its age is why a key is replaced: the day is told under it, and on a phone once it is over.
      width: 168,
      inFile: [col.time('createdAt', t('secretKey.createdAt')), col.time('replaceBy', t('secretKey.replacement'))],
      render: (_: unknown, key: Row) => ageOf(t, key),
    },
    // Whether a key may go is told by it.
    {
      ...col.time('lastUsedAt', t('secretKey.lastUsedAt')),
      isInSight: true,
      inFile: [col.time('lastUsedAt', t('secretKey.lastUsedAt'))],
      render: (_: unknown, { lastUsedAt }: Row) =>
        lastUsedAt === null ? t('secretKey.neverUsed') : <Time at={lastUsedAt} />,
    },
  ];
};
