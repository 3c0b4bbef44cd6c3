import type { World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { batchInput, exportApi, exportInput } from '@/api/log/export-task';
import { failureOf } from '@/lib/contract/failure';
import { markMissing } from '@/lib/contract/offered';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY, MINUTE, quickRange, secondText, timeText } from '@/lib/time';
import { can } from '../../../src/pages/log/export-task/areas';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';

const NOW = Date.UTC(2026, 10, 2, 9, 30);
const WANTED = {
  logType: 'authoritative',
  domain: 'acme.example',
  recordType: '',
  hostname: '',
  sourceIp: '',
} as const;
const of = (length: number) => ({ ...WANTED, period: [NOW, NOW + length] });
const failure = (thrown: unknown) => failureOf(thrown).code;

describe('what an export takes', () => {
  it.each([
    ['30:00', of(30 * MINUTE), true],
    ['30:01', of(30 * MINUTE + 1000), false],
    ['one second', of(1000), true],
    ['nothing', of(0), false],
    ['an end before the start', of(-1000), false],
    ['no domain', { ...of(MINUTE), domain: '' }, false],
    ['a wildcard', { ...of(MINUTE), domain: '*.acme.example' }, true],
    ['a name in Chinese', { ...of(MINUTE), domain: '示例.example' }, true],
    ['a URL for a domain', { ...of(MINUTE), domain: 'https://acme.example' }, false],
    ['an IPv6 source', { ...of(MINUTE), sourceIp: '2001:db8::1' }, true],
    ['half an address', { ...of(MINUTE), sourceIp: '192.0.2' }, false],
    ['a hostname that turns around', { ...of(MINUTE), hostname: 'a\u202Eb' }, false],
    ['a record type of its own', { ...of(MINUTE), recordType: 'AXFR' }, false],
  ])('%s: %j is %s', (_, input, isGood) => {
    expect(exportInput.safeParse(input).success).toBe(isGood);
  });

  it('in parts is any period up to 31 days', () => {
    expect(batchInput.safeParse(of(31 * DAY)).success).toBe(true);
    expect(batchInput.safeParse(of(31 * DAY + 1000)).success).toBe(false);
  });
});

describe('an export task', () => {
  it.each([
    ['generating', 'exportTask.notYet', 'exportTask.hasNotFailed'],
    ['generated', true, 'exportTask.hasNotFailed'],
    ['failed', 'exportTask.hasFailed', true],
    ['expired', 'exportTask.hasExpired', 'exportTask.hasNotFailed'],
  ])('that is %s can be downloaded: %s, retried: %s', (status, download, retry) => {
    expect(can.download({ status })).toBe(download);
    expect(can.retry({ status })).toBe(retry);
  });

  it('has a file until it expires, by the clock of the gateway', async () => {
    const world = signIn();
    world.setClock(NOW);
    const { list } = await exportApi.cloud.list({ current: 1, pageSize: 10, filters: { status: ['generated'] } });
    const last = list[0];
    expect(await exportApi.cloud.getFile({ id: last?.id ?? '' })).toMatchObject({
      name: expect.stringMatching(/\.csv$/),
    });
    world.setClock(last?.expiresAt ?? 0);
    expect(await exportApi.cloud.getFile({ id: last?.id ?? '' }).catch(failure)).toBe('60121');
  });

  it('of a batch is the same one, however often it is asked for; a fifth waits', async () => {
    const world = signIn();
    world.setClock(NOW);
    const { id: batchId } = await exportApi.cloud.addBatch({ ...WANTED, period: [NOW - 5 * 30 * MINUTE, NOW] });
    const first = await exportApi.cloud.addPart({ batchId, part: 0 });
    expect(await exportApi.cloud.addPart({ batchId, part: 0 })).toEqual(first);
    for (const part of [1, 2, 3]) await exportApi.cloud.addPart({ batchId, part });
    expect(await exportApi.cloud.addPart({ batchId, part: 4 }).catch(failure)).toBe('60120');
    world.setClock(NOW + 10_000);
    await exportApi.cloud.addPart({ batchId, part: 4 });
    const { list, generating } = await exportApi.cloud.getBatches({});
    expect(generating).toBe(1);
    expect(list[0]).toMatchObject({ partCount: 5, generated: 4, generating: 1, waitingCount: 0 });
  });

  it('that is deleted from a batch is not made anew, and files that are gone are counted apart', async () => {
    const world = signIn();
    world.setClock(NOW);
    const { id: batchId } = await exportApi.cloud.addBatch({ ...WANTED, period: [NOW - 3 * 30 * MINUTE, NOW] });
    const { id } = await exportApi.cloud.addPart({ batchId, part: 0 });
    await exportApi.cloud.addPart({ batchId, part: 1 });
    await exportApi.cloud.delete({ id });
    expect((await exportApi.cloud.getBatches({})).list[0]).toMatchObject({ partCount: 2, waiting: [2] });
    expect(await exportApi.cloud.addPart({ batchId, part: 0 }).catch(failure)).not.toBeTypeOf('object');
    world.setClock(NOW + 10_000);
    expect((await exportApi.cloud.getBatches({})).list[0]).toMatchObject({ generated: 1, expiredCount: 0 });
    world.setClock(NOW + 2 * DAY);
    expect((await exportApi.cloud.getBatches({})).list[0]).toMatchObject({ generated: 1, expiredCount: 1 });
  });

  it('in the future is refused by form and gateway', async () => {
    const world = signIn();
    world.setClock(NOW);
    const later = { ...WANTED, period: [NOW, NOW + 30 * MINUTE] as [number, number] };
    await expect(exportApi.cloud.add(later)).rejects.toThrow();
    const { user } = await renderScreen('/log/export_management/cloud?panel=create');
    const form = within(await screen.findByRole('dialog', { name: 'Create export task' }));
    const tomorrow = gatewayNow() + DAY;
    await user.type(form.getByLabelText('Start'), timeText(tomorrow));
    await user.type(form.getByLabelText('End'), timeText(tomorrow + MINUTE));
    await user.click(form.getByRole('button', { name: 'Start export' }));
    await waitFor(() => expect(form.getAllByText('The end is in the future')[0]).toBeVisible());
  });

  it('takes a period at one click, and times as they are written everywhere', async () => {
    const { user } = await renderScreen('/log/export_management/cloud?panel=createBatch');
    const form = within(await screen.findByRole('dialog', { name: 'Export a longer period' }));
    await user.click(form.getByRole('button', { name: 'Yesterday' }));
    await waitFor(() => expect(form.getByText('Split into 48 tasks.')).toBeVisible());
    // A domain that was exported before is chosen, not typed.
    await waitFor(() => {
      const known = form.getByLabelText<HTMLInputElement>('Domain').list?.options ?? [];
      expect([...known].map(({ value }) => value)).toContain('acme.example');
    });
    expect(form.getByLabelText('Start')).toHaveValue(timeText(quickRange('yesterday', gatewayNow())[0]));
    await user.clear(form.getByLabelText('End'));
    await user.type(form.getByLabelText('End'), '11/02/2026');
    expect(await form.findByRole('alert')).toHaveTextContent('Enter times such as 2026-11-02 09:30:00');
  });

  it('of a batch is saved with the others as one file, in the order of their periods', async () => {
    const onWorld = (world: World) => world.setClock(NOW);
    const { user, world } = await renderScreen('/log/export_management/cloud', { onWorld });
    await exportApi.cloud.addBatch({ ...WANTED, domain: 'long.example', period: [NOW - 90 * MINUTE, NOW] });
    const region = await screen.findByRole('region', { name: 'Exports in parts' });
    await waitFor(() => expect(region).toHaveTextContent('3 generating'));
    world.setClock(NOW + 10_000);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    await user.click(await within(region).findByRole('button', { name: 'Save as one file' }, { timeout: 5_000 }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const lines = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/);
    // Three files of forty lines under one header, in the order of their periods.
    expect(lines).toHaveLength(1 + 3 * 40);
    const times = lines.slice(1).map((line) => line.split(',')[0]);
    expect(times).toEqual([...times].sort());
  });

  it('of a batch is stopped with it, and goes with it', async () => {
    const onWorld = (world: World) => world.setClock(NOW);
    const { user, world } = await renderScreen('/log/export_management/cloud', { onWorld });
    await exportApi.cloud.addBatch({ ...WANTED, domain: 'long.example', period: [NOW - DAY, NOW] });
    const region = await screen.findByRole('region', { name: 'Exports in parts' });
    await waitFor(() => expect(region).toHaveTextContent('3 generating'));
    // A single task finds room beside it.
    await exportApi.cloud.add({ ...WANTED, domain: 'single.example', period: [NOW - MINUTE, NOW] });
    await user.click(await within(region).findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(region).toHaveTextContent('stopped'));
    world.setClock(NOW + 10_000);
    await waitFor(async () => expect((await exportApi.cloud.getBatches({})).list[0]).toMatchObject({ generated: 3 }));
    expect(within(region).queryByRole('button', { name: 'Stop' })).toBeNull();
    await user.click(within(region).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(question.getByText(/no file has been generated yet|with \d generated files?/)).toBeVisible(),
    );
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Exports in parts' })).toBeNull());
    const { list } = await exportApi.cloud.list({ current: 1, pageSize: 100 });
    expect(list.some(({ domain }) => domain === 'long.example')).toBe(false);
  });

  it('of a batch goes on where the gateway can neither stop nor delete it as a whole', async () => {
    await renderScreen('/log/export_management/cloud', { onWorld: (world) => world.setClock(NOW) });
    await exportApi.cloud.addBatch({ ...WANTED, domain: 'long.example', period: [NOW - DAY, NOW] });
    const region = await screen.findByRole('region', { name: 'Exports in parts' });
    await within(region).findByRole('button', { name: 'Stop' });
    act(() => markMissing('batchControl'));
    await waitFor(() => expect(within(region).queryByRole('button', { name: /^(Stop|Delete)$/ })).toBeNull());
    expect(region).toHaveTextContent('generating');
  });

  it('is shown with its state and size; what cannot be done yet says why, what never can is not offered; one that failed is generated again', async () => {
    const { user } = await renderScreen('/log/export_management/cloud');
    const row = await findRow({ Domain: 'old.acme.example', 'File status': 'Expired', 'File size': '18 KB' });
    // Neither comes back.
    expect(within(row).queryByRole('button', { name: 'Download' })).toBeNull();
    expect(within(row).queryByRole('button', { name: 'Retry' })).toBeNull();
    // What destroys is in the menu of every row, also where it is all that can be done.
    expect(within(row).queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(within(row).getByRole('button', { name: /^More/ })).toBeVisible();
    // What failed is tried again: there is no file to download.
    const failed = await findRow({ 'File status': 'Failed', 'File size': '—' });
    expect(within(failed).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(within(failed).queryByRole('button', { name: 'Download' })).toBeNull();
    const before = screen.getAllByText('Failed').length;
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryAllByText('Failed')).toHaveLength(before - 1));
  });

  it('is told apart by hostname and source address, says when its file was made, and why it was not', async () => {
    const twin = (host: number) => ({
      recordType: 'AAAA' as const,
      hostname: `ns${host}`,
      sourceIp: `192.0.2.${host}`,
      domain: 'twin.example',
      logType: 'authoritative' as const,
      period: [NOW - MINUTE, NOW] as [number, number],
    });
    const onWorld = (world: World) => world.setClock(NOW);
    const { world } = await renderScreen('/log/export_management/cloud', { onWorld });
    await exportApi.cloud.add(twin(1));
    await exportApi.cloud.add(twin(2));
    world.setClock(NOW + 10_000);
    for (const host of [1, 2]) {
      await findRow({
        Domain: `twin.exampleRecord type: AAAA · Hostname: ns${host} · Source IP: 192.0.2.${host}`,
        'File status': 'Generated',
        Created: `${timeText(NOW)}Generated ${secondText(NOW + 10_000)}`,
      });
    }
    // A reason is no state.
    await findRow({
      Domain: 'shop.acme.exampleThe file could not be generated: storage is full',
      'File status': 'Failed',
    });
  });

  it('has a column for each of its criteria in a file, and offers them on screen', async () => {
    const { user } = await renderScreen('/log/export_management/cloud');
    await findRow({ Domain: 'old.acme.example' });
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [head, ...lines] = ((await saved[0]?.text()) ?? '').replace(/^\uFEFF/, '').split(/\r?\n/);
    expect(head).toBe(
      '"Log type","File status","Export period","Domain","Record type","Hostname","Source IP","Reason","File size","Created","Generated"',
    );
    expect(lines.find((line) => line.includes('示例.example'))).toContain('"示例.example",,"ns1","2001:db8::53"');
    await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
    const panel = await screen.findByRole('dialog');
    for (const name of ['Record type', 'Hostname', 'Source IP', 'Generated', 'Expires'])
      expect(within(panel).getByRole('checkbox', { name })).not.toBeChecked();
  });

  it('belongs to its own place', async () => {
    await renderScreen('/log/export_management/safeguard?panel=create');
    const dialog = await screen.findByRole('dialog', { name: 'Create export task' });
    // By its title: once the select has the focus, its text stands there a second time for who cannot see it.
    await waitFor(() => expect(within(dialog).getByTitle('Security threat')).toBeVisible());
    await waitFor(() => expect(within(dialog).queryByText('Authoritative')).toBeNull());
  });
});
