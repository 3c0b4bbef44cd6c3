import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDifference, stepsOf } from '@/pages/cost-center/order/model';
import { renderScreen } from '../../support/render';
import { findRow, showColumns, tableRows } from '../../support/table';

const PATH = '/cost_center/order_management';
const NUMBER = (serial: number) => `O2026${110000 - serial}`;

describe('orders', () => {
  it('are listed with all their fields; money in its currency, an unknown state and buy type as they came', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ 'Order number': NUMBER(1) });
    await showColumns(user, ['Payment type', 'Order type']);
    await findRow({
      'Order number': NUMBER(1),
      Product: 'Cloud DNS',
      Quantity: '1',
      'Purchase type': 'First purchase',
      'Payment type': 'Prepaid',
      'Order type': 'Self-service',
      'Order status': 'Pending validation',
      'Total amount': '¥1,280.00',
      'Ordered by': 'acme',
    });
    await findRow({ 'Order number': NUMBER(5), 'Order status': 'To be confirmed', 'Total amount': 'US$1,280.00' });
    await findRow({ 'Order number': NUMBER(7), 'Payment type': 'Post-paid', 'Order type': 'System' });
    await findRow({ 'Order number': NUMBER(8), 'Order status': 'refunding', 'Purchase type': 'gift' });
  });

  it('are narrowed by status and purchase type through the address', async () => {
    await renderScreen(`${PATH}?status=tradeFailed`);
    await waitFor(() => expect(tableRows().map((row) => row['Order status'])).toEqual(['Failed', 'Failed']));
  });

  it('that are not there yet say so', async () => {
    const { world } = await renderScreen(`${PATH}?q=nothing-like-this`);
    await waitFor(() => expect(screen.getByText('Nothing matches the filters')).toBeVisible());
    expect(world.persona.key).toBe('main');
  });
});

describe('an order', () => {
  it('that failed shows the step and the reason, and no row that its product does not have', async () => {
    await renderScreen(`${PATH}/${NUMBER(2)}`);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed at: Confirmation');
    expect(alert).toHaveTextContent('Ownership of the domain was not verified: example.cn');
    expect(screen.queryByRole('region', { name: 'Product specification' })).toBeNull();
  });

  it('shows what was bought: figures of the product, or its charging rules', async () => {
    await renderScreen(`${PATH}/${NUMBER(1)}`);
    const figures = await screen.findByRole('region', { name: 'Product specification' });
    expect(figures).toHaveTextContent('Maximum bound zones50');
    expect(figures).toHaveTextContent('Attack protection bandwidth20 Gbit/s');
    expect(within(figures).queryByRole('table')).toBeNull();
  });

  it('is told in the language of who asks', async () => {
    await renderScreen(`${PATH}/${NUMBER(1)}`, { language: 'zh-CN' });
    const figures = await screen.findByRole('region', { name: '产品规格' });
    expect(figures).toHaveTextContent(/15,000 条记录.*\d+ 秒/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('DNS 云解析');
  });

  it('whose parts do not add up says by how much; each part leads to its page and back', async () => {
    const { user, history } = await renderScreen(`${PATH}/${NUMBER(4)}`);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('do not add up to the total; the difference is -¥19.50'),
    );
    await user.click(screen.getByRole('link', { name: `${NUMBER(4)}-2` }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Probe nodes' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Split time')).toBeVisible());
    await user.click(screen.getByRole('link', { name: NUMBER(4) }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/${NUMBER(4)}`));
  });

  it('that was split says so in its row where a part failed, and no more where the gateway does not tell', async () => {
    await renderScreen(PATH);
    await findRow({ 'Order number': NUMBER(3), 'Order status': 'Split, part failed' });
    await findRow({ 'Order number': NUMBER(4), 'Order status': 'Split' });
    cleanup();
    await renderScreen(PATH, {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await findRow({ 'Order number': NUMBER(3), 'Order status': 'Split' });
  });

  it('that was split names the part that failed, with the way to it, and says nothing of a difference', async () => {
    await renderScreen(`${PATH}/${NUMBER(3)}`);
    expect(await screen.findByText('Split, part failed')).toBeVisible();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^1 of 3 sub-orders failed ?SSL certificates O2026109997-3: The documents for the certificate are incomplete/,
    );
    expect(alert).toHaveTextContent(/ask your advisor for a new order\.$/);
    expect(within(alert).getByRole('link', { name: `${NUMBER(3)}-3` })).toBeVisible();
    // What failed in part is not simply finished, and one bundle costs what its parts do.
    const steps = screen.getAllByRole('listitem').slice(-4);
    expect(steps[1]).toHaveTextContent(/^Confirmation ?\d/);
    expect(steps[2]).toHaveTextContent(/^Product in effect ?Partly failed/);
    expect(steps[3]).toHaveTextContent(/^Finished ?Partly failed/);
    expect(screen.getByRole('region', { name: 'Order' })).toHaveTextContent('Quantity1');
  });

  it.each([
    [1, 'Confirmation', 'In progress'],
    [2, 'Confirmation', 'Failed'],
    [5, 'Product in effect', 'In progress'],
  ])('O%s is marked at the step it stands at, and no other', async (serial, step, state) => {
    await renderScreen(`${PATH}/${NUMBER(serial)}`);
    const progress = await screen.findByRole('region', { name: 'Progress' });
    const steps = within(progress).getAllByRole('listitem');
    expect(steps.filter((one) => one.hasAttribute('aria-current'))).toHaveLength(1);
    const current = steps.find((one) => one.hasAttribute('aria-current'));
    expect(current).toHaveTextContent(new RegExp(`${step}.*${state}`));
  });

  it('that is done stands at no step', async () => {
    await renderScreen(`${PATH}/${NUMBER(9)}`);
    const progress = await screen.findByRole('region', { name: 'Progress' });
    const steps = within(progress).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps.filter((one) => one.hasAttribute('aria-current'))).toEqual([]);
  });
});

describe('the model of an order', () => {
  it('has four steps whatever the gateway names; the rest is still ahead', () => {
    const progress = [
      { step: 'created', state: 'done', at: 1 },
      { step: 'confirmed', state: 'failed', at: null },
      { step: 'audited', state: 'done', at: 2 },
      { step: 'inEffect', state: 'someday', at: null },
    ];
    const steps = stepsOf({ progress, parts: [] });
    expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      'created done',
      'confirmed failed',
      'inEffect ahead',
      'finished ahead',
    ]);
  });

  it('finds no difference in parts that add up, to the cent, whatever their amounts', () => {
    const part = { id: '', productName: '', quantity: 1, status: '', splitAt: 0 };
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), fc.integer({ min: -500, max: 500 }), (cents, off) => {
        const parts = cents.map((one) => ({ ...part, amount: one / 100 }));
        const amount = (cents.reduce((sum, one) => sum + one, 0) - off) / 100;
        expect(splitDifference({ amount, parts })).toBe(off / 100);
      }),
    );
    expect(splitDifference({ amount: 5, parts: [] })).toBe(0);
  });
});
