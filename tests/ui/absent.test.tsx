import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { dateText, isoText, relativeText, timeText, zoneOf } from '@/lib/time';
import { Money, Quantity } from '@/ui/data/quantity';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime, Time } from '@/ui/data/time';
import { Copyable } from '@/ui/feedback/copyable';
import { columnsOf } from '@/ui/list/columns';
import { renderPart } from '../support/render';

/** What production passes on of an answer that breaks its contract: the types say otherwise. */
const broken = (): [string, never][] =>
  JSON.parse('[["object",{"a":1}],["list",[1]],["yes",true],["nothing",null]]').concat([
    ['undefined', undefined],
    ['NaN', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
  ]);

const WRONG = /NaN|object Object|Invalid|undefined|∞/;

function Sentence({ count }: { count: number }) {
  return <p>{useT()('pick.count', { count })}</p>;
}

it('a text that is empty is a dash in its column, too', async () => {
  const column = columnsOf<{ id: string }>().text('id', 'Id');
  for (const empty of ['', null]) {
    await renderPart(<section aria-label="cell">{column.render?.(empty, { id: '1' }, 0)}</section>);
    expect(screen.getAllByRole('region', { name: 'cell' }).at(-1)).toHaveTextContent(/^—$/);
  }
});

describe.each(broken())('a value that is not what was agreed (%s)', (_, value) => {
  it('is a dash in every cell and figure', async () => {
    const column = columnsOf<{ id: string }>().text('id', 'Id');
    await renderPart(
      <section aria-label="cells">
        <Time at={value} />
        <FullTime at={value} />
        <Quantity value={value} />
        <Money amount={value} currency="EUR" />
        <Copyable text={value} />
        <StatusTag value={value} map={{}} />
        {column.render?.(value, { id: '1' }, 0)}
      </section>,
    );
    const cells = screen.getByRole('region', { name: 'cells' });
    expect(cells.textContent).not.toMatch(WRONG);
    expect(cells.textContent?.match(/—/g)?.length).toBeGreaterThanOrEqual(5);
  });
});

it('a figure that is none is a dash in a sentence', async () => {
  await renderPart(<Sentence count={Number.NaN} />);
  expect(screen.getByText(/—/)).not.toHaveTextContent(WRONG);
});

it('a currency that is none leaves the amount as it is', async () => {
  await renderPart(<Money amount={12.5} currency="credits" />);
  expect(screen.getByText('12.5 credits')).toBeVisible();
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15])('%s is a dash as a time', (at) => {
  expect([timeText(at), dateText(at), zoneOf(at), relativeText(at, 0, 'en')]).toEqual(Array(4).fill('—'));
  expect(isoText(at)).toBeNull();
});

it('a size that is none is a dash, and a time is told in the unit that its figure has', () => {
  expect(bytesText(Number.NaN)).toBe('—');
  const minute = 60_000;
  expect(relativeText(0, 59.6 * minute, 'en')).toBe('1 hour ago');
  expect(relativeText(0, 59.4 * minute, 'en')).toBe('59 minutes ago');
  expect(relativeText(0, 23.6 * 60 * minute, 'en')).toBe('yesterday');
});
