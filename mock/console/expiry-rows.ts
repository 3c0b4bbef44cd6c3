import type { Expiry, ExpiryKind } from '@/api/console/expiry';
import { needsReason } from '@/domain/alarm/silence';
import { passwordEndOf } from '../account-center/credentials';
import { enabledKeysOf, replaceByOf } from '../account-center/secret-key';
import { silenceRows } from '../alarm/silence-rows';
import { accountsOf } from '../business-account/account-rows';
import { certificateEndsOf } from '../business-account/identity-provider';
import { licenseOf } from '../business-account/license';
import { linksOf, stateOf } from '../report/links';
import { reportsOf } from '../report/runs';
import { isFresh, maySee } from '../runtime/personas';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { newestBackupOf } from '../system-settings/config-backup';
import { statesOf } from './service';

const DAY = 86_400_000;
/** From so far ahead on an end is told, and for so long after it. */
const AHEAD = 90 * DAY;
const BEHIND = 30 * DAY;
/** A backup is to be made again after so long. */
const BACKUP_DAYS = 14;

interface End {
  id: string;
  name: string;
  endsAt: number | null;
}

interface Source {
  kind: ExpiryKind;
  /** The kind of the object, as the log names it. */
  object: string;
  /** The right to the screen that shows it. */
  menu: string;
  ends: (world: World) => readonly End[];
}

const productEnds = (isTrial: boolean) => (world: World) => {
  const codes = new Map(productsOf(world).map(({ id, code }) => [id, code]));
  return statesOf(world).flatMap(({ id, state, expiresAt }) => {
    const code = codes.get(id) ?? '';
    // What has not started does not run out yet.
    const isRunning = !/notInEffect$/i.test(state);
    return isRunning && state.startsWith('testing') === isTrial ? [{ id: code, name: code, endsAt: expiresAt }] : [];
  });
};

const SOURCES: readonly Source[] = [
  { kind: 'product', object: 'product', menu: 'console', ends: productEnds(false) },
  { kind: 'trial', object: 'product', menu: 'console', ends: productEnds(true) },
  {
    kind: 'license',
    object: 'subAccount',
    menu: 'subAccount',
    ends: (world) =>
      accountsOf(world).rows.map(({ id, name }) => ({ id, name, endsAt: licenseOf(world, id).expiresAt })),
  },
  { kind: 'certificate', object: 'identityProvider', menu: 'sso', ends: certificateEndsOf },
  {
    kind: 'password',
    object: 'ownAccount',
    menu: 'accountSecurity',
    ends: (world) => [{ id: world.persona.id, name: world.persona.name, endsAt: passwordEndOf(world) }],
  },
  {
    kind: 'secretKey',
    object: 'secretKey',
    menu: 'secretKey',
    ends: (world) => enabledKeysOf(world).map((key) => ({ id: key.id, name: key.id, endsAt: replaceByOf(key) })),
  },
  {
    kind: 'share',
    object: 'reportInstance',
    menu: 'report',
    ends: (world) =>
      linksOf(world)
        .rows.filter((link) => stateOf(link, world.now()) !== 'withdrawn')
        .map(({ reportId, expiresAt }) => ({
          id: reportId,
          name: reportsOf(world).instances.find(reportId)?.name ?? reportId,
          endsAt: expiresAt,
        })),
  },
  {
    kind: 'backup',
    object: 'configBackup',
    menu: 'configBackup',
    ends: (world) => {
      const newest = newestBackupOf(world);
      return newest ? [{ id: newest.id, name: newest.id, endsAt: newest.at + BACKUP_DAYS * DAY }] : [];
    },
  },
  {
    kind: 'silence',
    object: 'silence',
    menu: 'alarm',
    // A short one is no date that anybody forgets, and one that is over asks for nothing any more.
    ends: (world) =>
      silenceRows
        .of(world)
        .rows.filter(
          (one) => needsReason(one.schedule) && one.endedAt === null && (one.schedule.endAt ?? 0) > world.now(),
        )
        .map(({ id, name, schedule }) => ({ id, name, endsAt: schedule.endAt })),
  },
];

function stateAt(endsAt: number, now: number): Expiry['state'] {
  if (endsAt <= now) return 'ended';
  if (endsAt <= now + 7 * DAY) return 'days7';
  return endsAt <= now + 30 * DAY ? 'days30' : 'days90';
}

/** What ends soon or ended of late, of what the account may see, the nearest end first. */
export function expiriesOf(world: World): Expiry[] {
  if (isFresh(world.persona)) return [];
  const found = SOURCES.filter(({ menu }) => maySee(world.persona, menu)).map((source) => ({
    ...source,
    ends: source.ends(world),
  }));
  // After what was asked first made its seeds: what ends in 90 days to the millisecond is told from the first call on.
  const now = world.now();
  return found
    .flatMap(({ kind, object, ends }) =>
      ends.flatMap(({ id, name, endsAt }, index) =>
        endsAt === null || endsAt > now + AHEAD || endsAt < now - BEHIND
          ? []
          : [
              {
                id: `${kind}-${id}-${index}`,
                kind,
                state: stateAt(endsAt, now),
                object: { kind: object, id, name },
                endsAt,
                daysLeft: Math.ceil((endsAt - now) / DAY),
              },
            ],
      ),
    )
    .sort((a, b) => a.endsAt - b.endsAt || a.id.localeCompare(b.id));
}
