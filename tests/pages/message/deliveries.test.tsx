import { failReceiver } from '@mock/delivery/engine';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deliveryApis } from '@/api/message/delivery';
import { isOffered } from '@/lib/contract/offered';
import { HOUR } from '@/lib/time';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const TASK = '/log/push_management/PT-1?tab=deliveries';
const ROBOT = '/message/contact/robot/RB-2';
const atSeed = (world: World) => world.setClock(SEED_TIME);
const question = () => screen.findByRole('dialog', { name: /\?$/ });

describe('BEY-37 the deliveries of an object', () => {
  it('lists each attempt with its reason, and says what to do and what the receiver answered, as text', async () => {
    const { user } = await renderScreen(`${TASK}&result=failed`, {
      onWorld: (world) => {
        atSeed(world);
        failReceiver(world, { kind: 'pushTask', id: 'PT-1' }, SEED_TIME, SEED_TIME + HOUR, 502);
        world.setClock(SEED_TIME + 12 * 60_000);
      },
    });
    const row = await findRow({ Result: 'Failed', Reason: 'Receiver failed HTTP 502', Attempt: '2' });
    expect(screen.getByText(/^. (?:consecutive failures|failure)$/)).toBeVisible();
    expect(screen.getByText(/^Tried again at .*; suspended after \d more failures\.$/)).toBeVisible();
    await user.click(within(row).getByRole('button', { name: /Details/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Delivery attempt' });
    expect(await within(drawer).findByText(/^The receiver itself failed: tell whoever runs it\./)).toBeVisible();
    // Markup of a stranger is words here, and a header that may be a secret has none.
    expect(within(drawer).getByText(/<h1>502 Bad Gateway<\/h1>/)).toBeVisible();
    expect(within(drawer).getByText(/set-cookie: ••••••/)).toBeVisible();
    expect(drawer.textContent).not.toContain('7f3a91c2d4');
    expect(drawer.querySelector('h1')).toBeNull();
  });

  it('sends again what was not delivered in a span, after saying how many pieces that are', async () => {
    const span = `&from=${SEED_TIME - 24 * HOUR}&to=${SEED_TIME}`;
    const { user } = await renderScreen(`${TASK}${span}`, { onWorld: atSeed });
    const { counts } = await deliveryApis.pushTask.getSummary({
      id: 'PT-1',
      timeRange: [SEED_TIME - 24 * HOUR, SEED_TIME],
    });
    expect(counts.failed).toBeGreaterThan(1);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    const asked = await question();
    await within(asked).findByText(`${counts.failed} pieces are sent again.`);
    within(asked).getByText(/^Span: .*2026-11-01 /);
    await user.click(within(asked).getByRole('radio', { name: /^Delivered or not, all of it/ }));
    within(asked).getByText(/gets what was delivered a second time/);
    await user.click(within(asked).getByRole('radio', { name: /^Only what was not delivered/ }));
    await user.click(within(asked).getByRole('button', { name: 'Send again' }));
    await screen.findByText(`安全运营平台: ${counts.failed} pieces are being sent again`);
    // A question about a span with none of them has nothing to press.
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await screen.findByText('Nothing to resend in this period.');
    expect(within(await question()).getByRole('button', { name: 'Send again' })).toBeDisabled();
  });

  it('says that it was suspended and why, and goes on by hand', async () => {
    const { user } = await renderScreen('/message/contact?tab=dingtalk&delivery=suspended', { onWorld: atSeed });
    const row = await findRow({ 'Robot name': '安全应急群' });
    expect(tableRows()).toMatchObject([{ Deliveries: 'Auto-suspended' }]);
    await user.click(within(row).getByRole('link', { name: '安全应急群' }));
    await screen.findByText(/^Suspended automatically at .* after 10 consecutive failures$/);
    expect(screen.getByText('Last failure: Declined by the service.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Resume deliveries' })[0] ?? document.body);
    await user.click(within(await question()).getByRole('button', { name: 'Resume deliveries' }));
    await screen.findByText('Deliveries of 安全应急群 resumed');
    await waitFor(() => expect(screen.queryByText(/^Suspended automatically/)).toBeNull());
  });

  it('lets whoever only reads see all of it and change nothing', async () => {
    await renderScreen(ROBOT, { persona: 'readonly', onWorld: atSeed });
    await findRow({ Result: 'Failed', Attempt: '10' });
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
    for (const one of screen.getAllByRole('button', { name: 'Resume deliveries' })) {
      expect(one).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('is nowhere on a gateway that does not keep deliveries', async () => {
    const onWorld = (world: World) => {
      world.gateway = GATEWAY_KINDS.core;
    };
    await renderScreen('/message/contact?tab=dingtalk', { onWorld });
    const row = await findRow({ 'Robot name': '安全应急群' });
    await waitFor(() => expect(isOffered('deliveries')).toBe(false));
    await waitFor(() => expect(within(row).queryByRole('link')).toBeNull());
    expect(screen.queryByRole('columnheader', { name: 'Deliveries' })).toBeNull();
  });
});
