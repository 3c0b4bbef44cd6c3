import type { World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { batchInput, exportApi, exportInput } from '@/api/log/export-task';
import { failureOf } from '@/lib/contract/failure';
import { DAY, MINUTE, secondText, timeText } from '@/lib/time';
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
    const { id: batchId } = await exportApi.cloud.addBatch({ ...WANTED, period: [NOW, NOW + 5 * 30 * MINUTE] });
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

  it('is shown with its state and size; what cannot be done says why', async () => {
    await renderScreen('/log/export_management/cloud');
    const row = await findRow({ Domain: 'old.acme.example', 'File status': 'Expired', 'File size': '18 KB' });
    expect(within(row).getByRole('button', { name: 'Download' })).toHaveAccessibleDescription('The file has expired');
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
    await findRow({ Domain: 'shop.acme.example存储空间不足，生成失败', 'File status': 'Failed' });
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
    await waitFor(() => expect(within(dialog).getByTitle('Recursive')).toBeVisible());
    await waitFor(() => expect(within(dialog).queryByText('Authoritative')).toBeNull());
  });
});
