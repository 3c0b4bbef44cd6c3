import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddressText } from '@/ui/data/address-text';
import { Facts } from '@/ui/data/facts';
import { Money, Quantity } from '@/ui/data/quantity';
import { FullTime, Time } from '@/ui/data/time';
import { WholeTimes } from '@/ui/data/whole-times';
import { renderPart } from '../support/render';

const AT = Date.UTC(2026, 10, 2, 9, 30);

describe('a quantity', () => {
  it('groups its figures by the language, and none is a dash, never a zero', async () => {
    await renderPart(
      <ul>
        <li>
          <Quantity value={1234567} />
        </li>
        <li>
          <Quantity value={0} />
        </li>
        <li>
          <Quantity value={null} />
        </li>
      </ul>,
    );
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['1,234,567', '0', '—']);
  });
});

describe('facts', () => {
  it('show a dash for an empty text, and a zero as it is', async () => {
    const items = [
      { label: 'Remark', value: '' },
      { label: 'Port', value: 0 },
    ];
    await renderPart(<Facts items={items} />);
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['—', '0']);
  });
});

describe('money', () => {
  it.each([
    [1234.5, 'CNY', '¥1,234.50'],
    [0, 'USD', 'US$0.00'],
    [-80, 'EUR', '-€80.00'],
    [9800, 'JPY', 'JP¥9,800'],
  ])('of %s %s has the sign that no other currency has, in English as in Chinese', async (amount, currency, text) => {
    await renderPart(<Money amount={amount} currency={currency} />);
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('a time', () => {
  it('is no tab stop, says its zone and age under the pointer, and none is a dash', async () => {
    const { user } = await renderPart(
      <>
        <Time at={AT} />
        <Time at={null} />
      </>,
    );
    const time = screen.getByRole('time');
    expect(time).toHaveAttribute('datetime', '2026-11-02T09:30:00.000Z');
    expect(screen.getByText('—')).toBeVisible();
    await user.tab();
    expect(time).not.toHaveFocus();
    await user.hover(time);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/ago|in \d+ .*UTC[+-]\d\d:\d\d/));
  });

  it('says its zone and age in sight where a detail shows it', async () => {
    await renderPart(<FullTime at={Date.now() - 3 * 3_600_000} />);
    expect(screen.getByText(/^UTC[+-]\d\d:\d\d · 3 hours ago$/)).toBeVisible();
  });
});

describe('an address in several lines', () => {
  it.each([
    ['https://sms.provider.example/v1/send', 'https://|sms.provider.example/|v1/|send'],
    ['https://a-long-name-of-a-host.provider.example/v1', 'https://|a-long-name-of-a-host.|provider.|example/|v1'],
    ['smtp://mail', 'smtp://|mail'],
    ['UDP [2001:db8::1]:514', 'UDP [2001:db8::1]:514'],
    ['', ''],
  ])('%s is parted after a slash, after a dot only in a long host, and is one text', (text, parts) => {
    const { container } = render(<AddressText text={text} />);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
    const shown = [...(container.querySelector('bdi')?.childNodes ?? [])].map((node) => node.textContent || '|');
    expect(shown.join('').replace(/\|$/, '')).toBe(parts);
  });
});

describe('a sentence with times', () => {
  it('has each of them in one piece', async () => {
    const text = 'Done by acme at 2026-11-02 09:30:00, seen at 2026-11-02 09:31:00.';
    await renderPart(
      <p>
        <WholeTimes text={text} />
      </p>,
    );
    expect(screen.getByRole('paragraph')).toHaveTextContent(text);
    expect(screen.getAllByRole('time').map((one) => one.textContent)).toEqual([
      '2026-11-02 09:30:00',
      '2026-11-02 09:31:00',
    ]);
  });
});
