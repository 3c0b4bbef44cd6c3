import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { Pager } from '@/ui/list/pager';
import type { ListView } from '@/ui/list/use-view';
import { renderPart } from '../support/render';

const FIRST: ListView = { page: 1, size: 10, keyword: '', filters: {}, sort: null, range: null };
let come: (rows: string) => void = () => {};
const second = new Promise<string>((resolve) => {
  come = resolve;
});

function Rows({ view }: { view: ListView }) {
  return <output aria-label="Rows">{view.page === 1 ? 'rows 1' : use(second)}</output>;
}

/** A list whose next rows are still on their way when the page is turned. */
function List({ total = 30 }: { total?: number }) {
  const [view, setView] = useState(FIRST);
  return (
    <Suspense>
      <Rows view={view} />
      <Pager
        list={{ view, change: (patch) => setView((old) => ({ ...old, ...patch })) }}
        total={total}
        given={10}
        isCounted
        isNarrow={false}
      />
    </Suspense>
  );
}

const current = () => screen.getAllByRole('listitem').filter((item) => item.className.includes('item-active'));

it('the number of a page moves with the press, before its rows have come', async () => {
  await renderPart(<List />);
  await waitFor(() => expect(current()).toHaveLength(1));
  expect(current()[0]).toHaveAccessibleName('1');
  await act(async () => screen.getByRole('listitem', { name: '2' }).click());
  await waitFor(() => expect(current()[0]).toHaveAccessibleName('2'));
  expect(screen.getByRole('status', { name: 'Rows' })).toHaveTextContent('rows 1');
  await act(async () => come('rows 2'));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Rows' })).toHaveTextContent('rows 2'));
  expect(current()[0]).toHaveAccessibleName('2');
});

it('numbers are grouped as the count of the rows is', async () => {
  await renderPart(<List total={31_409} />);
  expect(await screen.findByText('31,409 rows')).toBeVisible();
  expect(screen.getByText('3,141')).toBeVisible();
});
