import { describe, expect, it } from 'vitest';
import type { LogArea } from '@/api/log/query';
import { attemptColumns } from '@/components/delivery/columns';
import { keyColumns } from '@/components/secret-key/key-columns';
import { edgeNodeColumns } from '@/pages/account-center/edge-node/columns';
import { alarmColumns } from '@/pages/alarm/record/columns';
import { silenceColumns } from '@/pages/alarm/silence/columns';
import { alarmTaskColumns } from '@/pages/alarm/task/columns';
import { roleColumns } from '@/pages/business-account/role/columns';
import { subAccountColumns } from '@/pages/business-account/sub-account/columns';
import { orderColumns } from '@/pages/cost-center/order/columns';
import { exportColumns } from '@/pages/log/export-task/columns';
import { logColumns } from '@/pages/log/query/columns';
import { announcementColumns } from '@/pages/system-settings/announcement/columns';
import { freezeColumns } from '@/pages/system-settings/freeze/columns';
import { hostColumns } from '@/pages/system-settings/host/columns';
import { scheduledColumns } from '@/pages/system-settings/scheduled-apply/columns';
import type { ListColumn } from '@/ui/list/list-parts';
import { factsOf, othersOf } from '@/ui/list/phone-lines';

const t = (id: string) => id;
const none = () => [];
const log = (area: LogArea) => logColumns({ t, area, look: none, hasAccounts: true, isPhone: true });

/** What a row on a phone shows, as `level or state name: second state, two facts`. */
function shown(columns: readonly ListColumn[]): string {
  const { level, state, lead, others } = othersOf(columns.filter(({ key, isExtra }) => key !== 'actions' && !isExtra));
  const { first, further } = factsOf(others);
  const [mark, second] = level ? [level, state] : [state];
  const names = (some: readonly (ListColumn | undefined)[]) =>
    some.flatMap((one) => (one ? [String(one.key)] : [])).join(', ');
  return `${names([mark])} ${names([lead])}: ${names([second, ...[...first, ...further].slice(0, 2)])}`.trim();
}

/** What a phone shows of them besides name and states is told with its title where it is a time. */
const bareTimes = (columns: readonly ListColumn[]) =>
  columns.filter(({ key, isFigure }) => /At$/.test(String(key)) && !isFigure).map(({ key }) => key);

describe('a row on a phone', () => {
  it.each<[name: string, columns: readonly ListColumn[], row: string]>([
    ['scheduled apply', scheduledColumns(t, 'en-US', none), 'state name: at, scope'],
    ['freeze', freezeColumns(t, none), 'state name: when, scope'],
    ['silence', silenceColumns(t, none), 'state name: about, when'],
    ['host', hostColumns(t, none), 'status name: hostname, ip'],
    ['key', keyColumns(t), 'status id: description, lastUsedAt'],
    ['role', roleColumns(t, none, false), 'name: accountCount, type'],
    ['account', subAccountColumns(t, none), 'status name: authorization, lastLoginAt'],
    ['order', orderColumns(t), 'status productName: id, amount'],
    ['announcement', announcementColumns(t, none), 'reach nodeName: told, address'],
    ['export', exportColumns(t, none), 'status domain: logType, from'],
    ['log', log('operation'), 'result object: at, verb'],
    ['alarm log', log('alarm'), 'level object: at, verb'],
    ['log of any kind', log('all'), 'result object: at, verb'],
    ['alarm', alarmColumns(t, 'en-US', null, false, none), 'level name: status, taskName'],
    ['alarm task', alarmTaskColumns(t, none), 'level name: status, inAlarm, type'],
    ['delivery', attemptColumns(t, 'pushTask', none), 'result about: at, reason'],
    ['edge node', edgeNodeColumns(t, none), 'status name: nodeId, deviceName'],
  ])('of one %s says in two lines how it stands, what it is and two facts', (_, columns, row) => {
    expect(shown(columns)).toBe(row);
  });

  it('shows a time only with what it is of', () => {
    expect(bareTimes(alarmColumns(t, 'en-US', null, false, none))).toEqual([]);
    expect(bareTimes(orderColumns(t))).toEqual([]);
  });

  it('shows a figure only with its title', () => {
    const bare = orderColumns(t).filter((one: ListColumn) => one.isInSight && one.align === 'end' && !one.isFigure);
    expect(bare).toEqual([]);
  });
});
