import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { overviewApi } from '@/api/console/home';
import { threatApi } from '@/api/console/threat';
import { logApi } from '@/api/log/query';
import { can, reportInstanceApi } from '@/api/report/instance';
import { sharedReportApi, shareLinkApi } from '@/api/report/share';
import { templateApi } from '@/api/report/template';
import { DAY } from '@/lib/time';
import { timeAt } from '@/lib/time-zone';
import { signIn, worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { watchSavedFiles } from '../../support/saved-files';
import { findRow } from '../../support/table';

const LIST = '/alarm/business_report/list';
const NOW = Date.UTC(2026, 10, 2, 9, 30);
const onWorld = (world: { setClock: (at: number) => void }) => world.setClock(NOW);

describe('generated reports', () => {
  it('stand with their own days and state; one that failed says why, and one of an unknown state shows it', async () => {
    await renderScreen(`${LIST}?size=50`, { onWorld });
    await findRow({
      Report: '核心业务告警周报Alarm summary · Alarm report · View subscription',
      // The zone of most is said in the heads, that of any other in its row.
      'Period (\u2066Asia/Shanghai\u2069)': '2026-10-26 – 2026-11-01',
      Status: 'Generated',
      // By the clock of its period.
      'Due (\u2066Asia/Shanghai\u2069)': '2026-11-02 08:00',
    });
    await findRow({
      Report: 'Berlin edge, end of monthResolution service · Business report · View subscription',
      'Period (\u2066Asia/Shanghai\u2069)': '2026-09-01 – 2026-09-30Europe/Berlin',
      'Due (\u2066Asia/Shanghai\u2069)': '2026-10-31 02:30Europe/Berlin',
    });
    const subscription = screen.getAllByRole('link', { name: 'View subscription' })[0];
    expect(subscription).toHaveAttribute('href', expect.stringMatching(/subscription_task\/RS-\d+$/));
    await findRow({
      Report:
        '权威解析业务周报Resolution service · Business report · View subscriptionThe statistics service did not answer within 10 minutes',
      // A reason is no state.
      Status: 'Failed',
    });
    await findRow({
      Report: 'Monthly resolution reportResolution service · Business report · View subscription',
      Status: 'Not enabled',
    });
    await findRow({ Report: '核心业务告警周报Alarm summary · Alarm report · View subscription', Status: 'archived' });
    await findRow({ Report: '核心业务告警周报Alarm summary · Alarm report · View subscription', Status: 'Expired' });
  });

  it('are asked for again only while one is being generated', async () => {
    const { world } = await renderScreen(`${LIST}?status=generating`, { onWorld });
    await findRow({
      Report: '每日值守告警简报Shift handover · Alarm report · View subscription',
      Status: 'Generating',
    });
    expect(screen.getByText('Being generated: 1')).toBeVisible();
    world.setClock(NOW + 4_000);
    await waitFor(() => expect(screen.queryByText(/Being generated/)).toBeNull());
    await screen.findByText('Nothing matches the filters');
  });

  it('that failed are generated again', async () => {
    const { user, world } = await renderScreen(`${LIST}?status=failed`, { onWorld });
    const rows = await screen.findAllByRole('row', { name: /did not answer/ });
    await user.click(within(rows[0] ?? document.body).getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /did not answer/ })).toBeNull());
    world.setClock(NOW + 4_000);
    expect(screen.getByRole('row', { name: /More than 1 million rows/ })).toBeVisible();
  });
});

describe('the viewer of a report', () => {
  it('BEY-09 has a link for who may sign in, which names the report alone', async () => {
    const { user } = await renderScreen('/report/business_report?id=RP-2-1&panel=share', { onWorld });
    await user.click(await screen.findByRole('button', { name: 'Copy link', hidden: true }));
    expect(await navigator.clipboard.readText()).toMatch(/^http[^?]+\/report\/business_report\?id=RP-2-1&tz=[\w%+-]+$/);
  });

  it('RPT-03 has a link in sight until it was copied, also when the next one is made', async () => {
    const { user } = await renderScreen('/report/monitoring_alarm?id=RP-1-1&panel=share', { onWorld });
    const links = () => screen.queryAllByText(/\/anonymous\/alarmReport\?/).map(({ textContent }) => textContent);
    const make = async () => user.click(await screen.findByRole('button', { name: 'Create link' }));
    await make();
    await waitFor(() => expect(links()).toHaveLength(1));
    const [first] = links();
    await make();
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(links()[1]).toBe(first);
    // Copying the newest is not enough to leave.
    const [copyNewest, copyFirst] = screen.getAllByRole('button', { name: 'Copy Link' });
    if (!copyNewest || !copyFirst) throw new Error('no copy buttons');
    await user.click(copyNewest);
    const drawer = screen.getByRole('dialog', { name: 'Share report' });
    await user.click(within(drawer).getByRole('button', { name: 'Close', hidden: true }));
    const question = await screen.findByRole('dialog', { name: 'Close without the secret?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(copyFirst);
    expect(await navigator.clipboard.readText()).toBe(first);
    await make();
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(links()[0]).not.toBe(first);
    // One that is revoked is not there to be copied, nor asked about.
    const tail = links()[0]?.slice(-4) ?? '';
    await user.click(await screen.findByRole('button', { name: `Revoke ${tail}` }));
    const revoke = await screen.findByRole('dialog', { name: `Revoke the link that ends in ${tail}?` });
    await user.click(within(revoke).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(links()).toEqual([]));
    await user.click(within(drawer).getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Share report' })).toBeNull());
  });

  it('hands out its rows as a file', async () => {
    const saved = watchSavedFiles();
    const { user } = await renderScreen('/report/monitoring_alarm?id=RP-1-1', { onWorld });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['核心业务告警周报-2026-10-26-2026-11-01.csv']));
    const { report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    const [head, first, ...rest] = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    expect(head).toContain(
      '"Alarm","Task","Level","Status","Triggers","Owner","Note","Duration","First alarm","Last alarm","Ended"',
    );
    // What goes on comes first, with how long it has by then.
    expect(first).toContain(report?.list?.find(({ status }) => status === 'inAlarm')?.name);
    expect(first).toMatch(/"In alarm",.*"\d+ (?:day|hr|min)/);
    expect(rest).toHaveLength((report?.list?.length ?? 0) - 1);
    cleanup();
    const other = await renderScreen('/report/business_report?id=RP-2-1', { onWorld });
    await other.user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const text = (await saved[1]?.content.text()) ?? '';
    expect(text).toContain('"Key figures","Domains",');
    expect(text).toContain('"Intercepts per day","2026-10-26",');
    expect(text).toContain('"Top domains","www.acme.example",');
  });

  it('shows its own days, whatever day it is', async () => {
    await renderScreen('/report/business_report?id=RP-2-1', { onWorld });
    await waitFor(() => expect(screen.getByRole('heading', { name: '权威解析业务周报' })).toBeVisible());
    expect(screen.getByText('Asia/Shanghai (UTC+08:00)')).toBeVisible();
    const table = screen.getByRole('region', { name: 'Day by day' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01']);
  });

  it.each([
    ['monitoring_alarm?id=RP-6-1', 'The report is being generated'],
    ['business_report?id=RP-2-2', 'The report could not be generated'],
    ['business_report?id=RP-3-1', 'The report was not enabled'],
    ['monitoring_alarm?id=RP-1-15', 'The report has expired'],
    ['monitoring_alarm?id=RP-1-6', 'The report cannot be shown now'],
    ['monitoring_alarm', 'No report specified'],
  ])('says of %s why there is nothing to show', async (path, title) => {
    await renderScreen(`/report/${path}`, { onWorld });
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
  });

  it('shows a report as soon as it is there', async () => {
    const { world } = await renderScreen('/report/monitoring_alarm?id=RP-6-1', { onWorld });
    await screen.findByRole('heading', { name: 'The report is being generated' });
    world.setClock(NOW + 4_000);
    await waitFor(() => expect(screen.getByRole('heading', { name: '每日值守告警简报' })).toBeVisible());
  });

  it('leads to its alarms, their tasks and the reports around it, which whoever has a mere link has not', async () => {
    const { user } = await renderScreen('/report/monitoring_alarm?id=RP-1-1', { onWorld });
    const table = await screen.findByRole('region', { name: 'Still in alarm' });
    const { instance, report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    const first = report?.list?.find(({ taskId, status }) => taskId && status === 'inAlarm');
    const linkOf = (name = '') => within(table).getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(linkOf(first?.name)).toBe(`/alarm/monitoring_alarm/list/${first?.id}`);
    expect(linkOf(first?.taskName)).toBe(`/alarm/monitoring_alarm/task_management/${first?.taskId}`);
    const around = await screen.findByRole('navigation', { name: 'Reports of this subscription' });
    expect(within(around).queryByRole('link', { name: 'Next report' })).toBeNull();
    await user.click(within(around).getByRole('link', { name: 'Previous report' }));
    const next = await screen.findByRole('link', { name: 'Next report' });
    expect(next.getAttribute('href')).toBe('/report/monitoring_alarm?id=RP-1-1');
    const { share } = await shareLinkApi.add({ reportId: instance.id, days: 7 });
    cleanup();
    await renderScreen(`/anonymous/alarmReport?share=${share}`);
    const shared = await screen.findByRole('region', { name: 'Still in alarm' });
    expect(within(shared).getByText(first?.name ?? '', { selector: 'bdi' })).toBeVisible();
    expect(within(shared).queryByRole('link')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Previous report' })).toBeNull();
  });

  it('makes a link that is shown once and withdraws it; its note is text, whatever stands in it', async () => {
    const { user } = await renderScreen('/report/monitoring_alarm?id=RP-1-1', { onWorld });
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const drawer = await screen.findByRole('dialog', { name: 'Share report' });
    await waitFor(() => expect(within(drawer).getByText('审计 <b>2026</b>')).toBeVisible());
    await user.type(within(drawer).getByRole('textbox', { name: 'Remark' }), 'To <img src=x>');
    await user.click(within(drawer).getByRole('button', { name: 'Create link' }));
    const made = await within(drawer).findByText(/anonymous\/alarmReport\?tz=[\w%]+&share=[0-9a-f]{32}$/);
    const tail = made.textContent?.slice(-4) ?? '';
    await waitFor(() => expect(within(drawer).getByText('To <img src=x>')).toBeVisible());
    await user.click(within(drawer).getByRole('button', { name: `Revoke ${tail}` }));
    const question = await screen.findByRole('dialog', { name: `Revoke the link that ends in ${tail}?` });
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(within(drawer).queryByRole('button', { name: `Revoke ${tail}` })).toBeNull());
  });
});

describe('a link to a report', () => {
  it('leads to the gateway as it was when the link was made, and nowhere once that was put back', async () => {
    const world = signIn();
    onWorld(world);
    const { share } = await shareLinkApi.add({ reportId: 'RP-1-1', days: 7 });
    expect(await sharedReportApi.getAlarmReport({ share })).toMatchObject({ state: 'open' });
    worlds.reset(world.token);
    expect(await sharedReportApi.getAlarmReport({ share })).toEqual({ state: 'invalid' });
  });
});

describe('the state of a report', () => {
  it.each([
    ['generated', true, 'reportState.notFailed'],
    ['failed', 'reportState.notGenerated', true],
    ['generating', 'reportState.notGenerated', 'reportState.notFailed'],
    ['notEnabled', 'reportState.notGenerated', 'reportState.notFailed'],
    ['expired', 'reportState.notGenerated', 'reportState.notFailed'],
    ['archived', 'reportState.notGenerated', 'reportState.notFailed'],
  ])('%s allows open and share: %s, again: %s', (status, open, retry) => {
    expect([can.open({ status }), can.share({ status }), can.retry({ status })]).toEqual([open, open, retry]);
  });
});

const STATES = ['All alarms', 'In alarm', 'Fired', 'Recovered', 'Interrupted'];
const FIGURES = ['Domains', 'DNS records', 'Resolution volume', 'Intercepts', 'Availability (%)'];
const ALARMS = ['Still in alarm', 'Ended'];
const TEMPLATES = [
  ['RT-1', 'RP-1-1', [...STATES, 'Day by day', 'Alarms per day', 'Levels', 'Tasks with most alarms', ...ALARMS]],
  ['RT-2', 'RP-6-2', ['Still in alarm', ...STATES, 'Ended']],
  ['RT-3', 'RP-2-1', [...FIGURES, 'Day by day', 'Resolution volume per day', 'Intercepts per day', 'Top domains']],
  [
    'RT-4',
    'RP-4-1',
    [
      'Resolution volume',
      'Intercepts',
      'Day by day',
      'Intercepts per day',
      'Top threats',
      'Top sources',
      'Top domains',
    ],
  ],
] as const;

/** The figures and headings of the report on screen, which is what is printed as well. */
async function shownParts(): Promise<(string | null)[]> {
  await screen.findByRole('button', { name: 'Print' });
  const all = [...document.querySelectorAll('dt, h2, h3, h4')].map((one) => one.textContent);
  // After what every report says of itself.
  return all.slice(all.indexOf('Generated') + 1);
}

describe('the alarms of a report', () => {
  it('of a shift begin with what goes on, also since before, with whose it is and how long', async () => {
    const { world } = await renderScreen('/report/monitoring_alarm?id=RP-6-1', { onWorld });
    await screen.findByRole('heading', { name: 'The report is being generated' });
    world.setClock(NOW + 4_000);
    const table = await screen.findByRole('region', { name: 'Still in alarm' });
    const { report } = await reportInstanceApi.getAlarmReport({ id: 'RP-6-1' });
    const before = report?.ongoing?.find(({ owner }) => owner);
    expect(before?.firstAt).toBeLessThan(timeAt({ date: report?.fromDay ?? '', time: '00:00:00' }, 'Asia/Shanghai'));
    expect(screen.getByText(/one of them began before the period/)).toBeVisible();
    const row = within(table).getByRole('row', { name: new RegExp(before?.name ?? '') });
    expect(row).toHaveTextContent('acme-operator');
    expect(row).toHaveTextContent(/\d day/);
    expect(within(table).getAllByText('Not acknowledged').length).toBeGreaterThan(0);
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings[0]).toBe('Still in alarm');
  });

  it('that are equal are one row, which opens', async () => {
    const { user } = await renderScreen('/report/monitoring_alarm?id=RP-1-1', { onWorld });
    const table = await screen.findByRole('region', { name: 'Ended' });
    const before = within(table).getAllByRole('row').length;
    const { report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    const ended = report?.list?.filter(({ status }) => status !== 'inAlarm') ?? [];
    // The head of the table is one more.
    expect(before).toBe(1 + new Set(ended.map(({ taskName, source, name }) => `${taskName} ${source ?? name}`)).size);
    const more = within(table).getAllByRole('button', { name: /^Show \d+ alarms$/ })[0] ?? document.body;
    const count = Number(more.textContent?.match(/\d+/)?.[0]);
    expect(within(more.closest('tr') ?? document.body).getByText(/ in total$/)).toBeVisible();
    await user.click(more);
    expect(within(table).getAllByRole('row')).toHaveLength(before + count);
    await user.click(within(table).getByRole('button', { name: `Hide ${count}` }));
    expect(within(table).getAllByRole('row')).toHaveLength(before);
  });
});

describe('the sheet of a report', () => {
  it.each(TEMPLATES)(
    'of template %s has the sections of that template, in the viewer and behind a link',
    async (id, report, parts) => {
      const kind = report === 'RP-1-1' || report === 'RP-6-2' ? 'alarm' : 'business';
      const viewer = kind === 'alarm' ? 'monitoring_alarm' : 'business_report';
      await renderScreen(`/report/${viewer}?id=${report}`, { onWorld });
      expect(await shownParts()).toEqual(parts);
      const template = await templateApi.get({ id });
      const opened = await (kind === 'alarm' ? reportInstanceApi.getAlarmReport : reportInstanceApi.getBusinessReport)({
        id: report,
      });
      expect(opened.report?.sections).toEqual(template.sectionCodes);
      const { share } = await shareLinkApi.add({ reportId: report, days: 7 });
      cleanup();
      await renderScreen(`/anonymous/${kind}Report?share=${share}`);
      // Whose requests were intercepted is not for people outside.
      expect(await shownParts()).toEqual(parts.filter((part) => part !== 'Top sources'));
    },
  );

  it('counts intercepts, their threats and their sources as the log has them', async () => {
    await renderScreen('/report/business_report?id=RP-4-1', { onWorld });
    const { report } = await reportInstanceApi.getBusinessReport({ id: 'RP-4-1' });
    const { fromDay = '', toDay = '', zone = '', figures, topThreats, topSources } = report ?? {};
    const from = timeAt({ date: fromDay, time: '00:00:00' }, zone) ?? 0;
    const to = (timeAt({ date: toDay, time: '23:59:59' }, zone) ?? 0) + 999;
    const { list } = await threatApi.getTop5({ timeRange: [from, to] });
    expect(topThreats?.map(({ type, intercepts }) => ({ type, count: intercepts }))).toEqual(list);
    const { values, total } = await logApi.getAlarmTop({
      field: 'ip',
      size: 5,
      timeRange: [from, to],
      filters: { threatType: ['any'] },
    });
    expect(topSources?.map(({ intercepts }) => intercepts)).toEqual(values.map(({ count }) => count));
    expect(figures?.find(({ code }) => code === 'intercepts')?.value).toBe(total);
  });

  it('has the domains, records and resolutions of the home page', async () => {
    await renderScreen('/report/business_report?id=RP-2-1', { onWorld });
    const { report } = await reportInstanceApi.getBusinessReport({ id: 'RP-2-1' });
    const { days = [], zone = '', figures } = report ?? {};
    const buckets = days.map(({ day }) => timeAt({ date: day, time: '00:00:00' }, zone) ?? 0);
    const { points } = await overviewApi.getResolution({ buckets: [...buckets, (buckets.at(-1) ?? 0) + DAY] });
    const measured = days.flatMap(({ resolutions }, index) =>
      resolutions === null ? [] : [[resolutions, points[index]?.value]],
    );
    expect(measured).toHaveLength(6);
    for (const [inReport, atHome] of measured) expect(inReport).toBe(atHome);
    // The report is about days that ended yesterday.
    const { history } = await overviewApi.getCounters({});
    const of = (one: string) => figures?.find(({ code }) => code === one)?.value;
    expect(of('records')).toBe(history?.dnsRecord?.at(-2));
    expect(of('domains')).toBe(history?.domain?.at(-2));
  });

  it('has the same figures of its days whenever it is asked for', async () => {
    const { world } = await renderScreen('/report/business_report?id=RP-2-1', { onWorld });
    const figures = async () => (await reportInstanceApi.getBusinessReport({ id: 'RP-2-1' })).report?.figures;
    const first = await figures();
    const before = await overviewApi.getCounters({});
    world.setClock(world.now() + 3 * DAY);
    expect(await figures()).toEqual(first);
    const after = await overviewApi.getCounters({});
    const shared = (list: readonly number[] = [], from: number, to?: number) => list.slice(from, to);
    for (const key of ['domain', 'dnsRecord'] as const) {
      expect(after.history?.[key]?.at(-1)).toBe(after[key]);
      expect(shared(after.history?.[key], 0, 4)).toEqual(shared(before.history?.[key], 3));
    }
  });

  const answer = (report: object, kind: 'Business' | 'Alarm' = 'Business') => ({
    path: `/api/report/instance/get${kind}Report`,
    times: 1,
    envelope: { code: 20000, message: 'success', data: report },
  });

  it('sets the alarms of its days against those of the span before, where the gateway has them', async () => {
    const path = '/report/monitoring_alarm?id=RP-1-1';
    await renderScreen(path, { onWorld });
    await screen.findByRole('button', { name: 'Print' });
    const total = () => screen.getByText('All alarms').nextElementSibling?.textContent;
    const { instance, report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    const { list } = await reportInstanceApi.list({ current: 1, pageSize: 100 });
    const before = list.find(
      ({ subscriptionId, toDay }) => subscriptionId === instance.subscriptionId && toDay < instance.fromDay,
    );
    const { report: earlier } = await reportInstanceApi.getAlarmReport({ id: before?.id ?? '' });
    expect(report?.previous).toBe(earlier?.total);
    // How much more or less they are stands beside how many there were.
    const change = ((report?.total ?? 0) / (earlier?.total ?? 1) - 1) * 100;
    const shown = `${change > 0 ? '+' : '−'}${Math.abs(Math.round(change * 10) / 10)}%`;
    expect(total()).toBe(`${report?.total}${shown}\nPrevious period: ${earlier?.total}`);
    cleanup();
    const { previous: _, ...silent } = report ?? {};
    await renderScreen(path, { onWorld: (world) => world.faults.push(answer({ instance, report: silent }, 'Alarm')) });
    await screen.findByRole('button', { name: 'Print' });
    expect(total()).toBe(String(report?.total));
  });

  it('draws no section that its template does not have, whatever a gateway sends', async () => {
    const path = '/report/monitoring_alarm?id=RP-1-1';
    await renderScreen(path, { onWorld });
    await screen.findByRole('button', { name: 'Print' });
    const { instance, report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    cleanup();
    await renderScreen(path, {
      onWorld: (world) => world.faults.push(answer({ instance, report: { ...report, sections: ['levels'] } }, 'Alarm')),
    });
    await waitFor(async () => expect(await shownParts()).toEqual(['Levels']));
  });

  it('tells nothing that happened from nothing that was collected', async () => {
    const path = '/report/monitoring_alarm?id=RP-1-1';
    await renderScreen(path, { onWorld });
    await screen.findByRole('button', { name: 'Print' });
    const { instance, report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    const days = report?.days?.map(({ day }) => ({ day, alarms: 0 }));
    const quiet = { ...report, days, levels: {}, tasks: [], list: [], total: 0 };
    cleanup();
    await renderScreen(path, { onWorld: (world) => world.faults.push(answer({ instance, report: quiet }, 'Alarm')) });
    await waitFor(() => expect(screen.getAllByText('None')).toHaveLength(2));
    expect(screen.queryByText('No data')).toBeNull();
    expect(screen.queryByText(/^Highest/)).toBeNull();
    // What “No data” means is said where it stands.
    expect(screen.queryByText(/nothing was collected that day/)).toBeNull();
  });

  it('says that a section of the template has no data, and shows all that comes where the gateway names none', async () => {
    const path = '/report/business_report?id=RP-2-1';
    await renderScreen(path, { onWorld });
    expect(await shownParts()).toContain('Top domains');
    const { instance, report } = await reportInstanceApi.getBusinessReport({ id: 'RP-2-1' });
    const { topDomains: _, figures: __, sections: ___, ...poor } = report ?? {};
    cleanup();
    await renderScreen(path, {
      onWorld: (world) =>
        world.faults.push(answer({ instance, report: { ...poor, sections: ['topDomains', 'figures'] } })),
    });
    await waitFor(async () => expect(await shownParts()).toEqual(['Top domains', 'Key figures']));
    expect(screen.getAllByText('No data')).toHaveLength(2);
    cleanup();
    await renderScreen(path, { onWorld: (world) => world.faults.push(answer({ instance, report: poor })) });
    await waitFor(async () =>
      expect(await shownParts()).toEqual(['Day by day', 'Resolution volume per day', 'Intercepts per day']),
    );
    expect(screen.queryByText('No data', { selector: 'p' })).toBeNull();
  });
});
