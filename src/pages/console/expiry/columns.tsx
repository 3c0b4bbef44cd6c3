import type { Expiry } from '@/api/console/expiry';
import { expiryName } from '@/components/expiry/expiry-name';
import { landingOf } from '@/components/product/product-target';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { objectOf } from '@/objects';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { type Column, columnsOf } from '@/ui/list/columns';
import { KINDS, SHOWN_STATES } from './labels';

/** Where something can be done about it; null where nothing shows it. */
const addressOf = ({ object }: Expiry): string | null =>
  object.kind === 'product' ? landingOf(object.id) : (objectOf(object.kind)?.address?.(object, '') ?? null);

/** What has only an id is called by what it is. */
const BARE: Readonly<Record<string, MessageId>> = {
  secretKey: 'expiry.bareKey',
  configBackup: 'expiry.bareBackup',
};

function nameOf(t: T, { object }: Expiry): string {
  const { kind, id, name } = object;
  const bare = name === '' || name === id ? BARE[kind] : undefined;
  return bare ? t(bare, { id }) : expiryName(t, object);
}

function Name({ t, expiry }: { t: T; expiry: Expiry }) {
  const name = <bdi>{nameOf(t, expiry)}</bdi>;
  const address = addressOf(expiry);
  return address === null ? name : <ScreenLink to={address}>{name}</ScreenLink>;
}

/** A key or a backup goes on past its day: it is overdue, and has not expired. */
const shownState = ({ kind, state }: Expiry): string =>
  state === 'ended' && (kind === 'secretKey' || kind === 'backup') ? 'overdue' : state;

function daysText(t: T, days: number): string {
  return days > 0 ? t('expiry.daysAhead', { days }) : t('expiry.daysPast', { days: -days });
}

const col = columnsOf<Expiry>();

export const expiryColumns = (t: T): readonly Column<Expiry>[] => [
  {
    ...col.status('state', t('expiry.state'), SHOWN_STATES),
    width: 144,
    exportValue: (expiry) => statusText(t, SHOWN_STATES, shownState(expiry)),
    render: (_, expiry) => <StatusTag map={SHOWN_STATES} value={shownState(expiry)} />,
  },
  {
    key: 'name',
    title: t('expiry.name'),
    className: 'cell-text',
    exportValue: (expiry) => nameOf(t, expiry),
    render: (_, expiry) => <Name t={t} expiry={expiry} />,
  },
  { ...col.words('kind', t('expiry.kind'), ({ kind }) => codeText(t, KINDS, kind)), width: 168 },
  { ...col.time('endsAt', t('expiry.endsAt')), width: 184, standing: 'ascend', isInSight: true },
  {
    key: 'daysLeft',
    dataIndex: 'daysLeft',
    title: t('expiry.daysLeft'),
    width: 144,
    isInSight: true,
    align: 'end',
    exportValue: ({ daysLeft }) => daysLeft,
    render: (_, { daysLeft }) => <span className="tabular">{daysText(t, daysLeft)}</span>,
  },
];
