import { describe, expect, it } from 'vitest';
import type { LogArea } from '@/api/log/query';
import { attemptColumns } from '@/components/delivery/columns';
import { edgeNodeColumns } from '@/pages/account-center/edge-node/columns';
import { alarmColumns } from '@/pages/alarm/record/columns';
import { silenceColumns } from '@/pages/alarm/silence/columns';
import { alarmTaskColumns } from '@/pages/alarm/task/columns';
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

/** What a row on a phone shows, as `level name: state, facts / what is in sight in any case`. */
function shown(columns: readonly ListColumn[]): string {
  const { level, state, lead, others } = othersOf(columns.filter(({ key, isExtra }) => key !== 'actions' && !isExtra));
  const { beside, below } = factsOf(others);
  const names = (some: readonly (ListColumn | undefined)[]) => some.map((one) => String(one?.key)).join(', ');
  const facts = names([...(state ? [state] : []), ...beside]);
  return `${level ? `${level.key} ` : ''}${String(lead?.key)}: ${facts}${below.length > 0 ? ` / ${names(below)}` : ''}`;
}

/** What a phone shows of them besides name and states is told with its title where it is a time. */
const bareTimes = (columns: readonly ListColumn[]) =>
  columns.filter(({ key, isFigure }) => /At$/.test(String(key)) && !isFigure).map(({ key }) => key);

describe('a row on a phone', () => {
  it.each<[name: string, columns: readonly ListColumn[], row: string]>([
    ['scheduled apply', scheduledColumns(t, 'en-US', none), 'name: state, at, scope'],
    ['freeze', freezeColumns(t, none), 'name: state, when, scope'],
    ['silence', silenceColumns(t, none), 'name: state, about, when'],
    ['host', hostColumns(t, none), 'name: status, hostname, ip'],
    ['order', orderColumns(t), 'productName: status, id, orderedAt / amount'],
    ['announcement', announcementColumns(t, none), 'nodeName: reach, address / told, ospf'],
    ['export', exportColumns(t, none), 'domain: status, logType, from'],
    ['log', log('operation'), 'object: result, account, verb / at'],
    ['alarm log', log('alarm'), 'level object: account, verb / at'],
    ['log of any kind', log('all'), 'object: result, account, verb / at'],
    ['alarm', alarmColumns(t, 'en-US', null, false, none), 'level name: status, taskName / firstAt'],
    ['alarm task', alarmTaskColumns(t, none), 'level name: status, type, notice / inAlarm'],
    ['delivery', attemptColumns(t, 'pushTask', none), 'about: result, reason, origin / at'],
    ['edge node', edgeNodeColumns(t, none), 'name: status, nodeId, deviceName'],
  ])('of one %s begins with what tells it from others, and has two facts beside its state', (_, columns, row) => {
    expect(shown(columns)).toBe(row);
  });

  it('shows a time only with what it is of', () => {
    expect(bareTimes(alarmColumns(t, 'en-US', null, false, none))).toEqual([]);
    expect(bareTimes(orderColumns(t))).toEqual([]);
  });

  it('shows a figure only with its title', () => {
    const bare = orderColumns(t).filter((one: ListColumn) => one.isInSight && !one.isFigure);
    expect(bare).toEqual([]);
  });
});
