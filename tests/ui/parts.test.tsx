import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ScreenBoundary } from '@/layouts/start/screen-boundary';
import { onLostChunk } from '@/lib/chunk-error';
import { Overlays } from '@/ui/feedback/overlays';
import { useTellLost } from '@/ui/feedback/report';
import { late, useLate } from '@/ui/lazy/late';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { usePanel } from '@/ui/page/use-panel';
import { renderPart } from '../support/render';

/** Code that the line takes away for the first calls. */
function lostFor(times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: () => <p>the part</p> };
  };
}

function Screen({ Part }: { Part: ComponentType }) {
  const [answers, setAnswers] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setAnswers(answers + 1)}>
        answer
      </button>
      <OptionalPart place={<p>its place</p>} again={answers}>
        <Suspense>
          <Part />
        </Suspense>
      </OptionalPart>
    </>
  );
}

function List({ Drawer }: { Drawer: ComponentType }) {
  const panel = usePanel();
  return (
    <>
      <button type="button" onClick={() => panel.open('edit', '7')}>
        edit
      </button>
      <p>the rows</p>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'edit' && panel.id === '7' && <Drawer />}
      </Overlays>
    </>
  );
}

function Crash(): null {
  throw new Error('of its own');
}

const one = late(lostFor(1));
const other = late(lostFor(1));

/** An element that takes on a part whose code is lost once. */
function Element({ of }: { of: typeof one }) {
  const [Part, want] = useLate(of, useTellLost());
  return Part ? (
    <Part />
  ) : (
    <button type="button" onClick={want}>
      open
    </button>
  );
}

describe('a part of a screen whose code is lost', () => {
  it('shows the boundary, whose Retry asks for it anew', async () => {
    const Part = lazyComponent(lostFor(2));
    const { user } = await renderPart(
      <ScreenBoundary>
        <Suspense>
          <Part />
        </Suspense>
      </ScreenBoundary>,
    );
    const retry = () => screen.findByRole('button', { name: 'Retry' });
    await user.click(await retry());
    await user.click(await retry());
    await waitFor(() => expect(screen.getByText('the part')).toBeVisible());
  });

  it('leaves the screen as it is where nobody asked for it, and comes with the next answer', async () => {
    const Part = lazyComponent(lostFor(1));
    const { user } = await renderPart(<Screen Part={Part} />);
    await waitFor(() => expect(screen.getByText('its place')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'answer' }));
    await waitFor(() => expect(screen.getByText('the part')).toBeVisible());
  });

  it('leaves the rows under a drawer with a notice, whose Retry opens the drawer again', async () => {
    const Drawer = lazyComponent(lostFor(2));
    const { user } = await renderPart(<List Drawer={Drawer} />);
    await user.click(screen.getByRole('button', { name: 'edit' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Loading chunk failed' })).toBeVisible());
    expect(screen.getByText('the rows')).toBeVisible();
    expect(screen.queryByText('the part')).toBeNull();
    // Lost once more: that is told as well, however soon it comes.
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('the part')).toBeVisible());
    expect(screen.getByText('the rows')).toBeVisible();
  });

  it('lets a crash of the part reach the boundary of the screen', async () => {
    await renderPart(
      <ScreenBoundary>
        <OptionalPart place={<p>its place</p>} again={1}>
          <Crash />
        </OptionalPart>
      </ScreenBoundary>,
    );
    expect(screen.queryByText('its place')).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('a part that an element takes on when it is wanted', () => {
  it('leaves the element as it was and says so when its code is lost; wanted again, it comes', async () => {
    const { user } = await renderPart(<Element of={one} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Loading chunk failed' })).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'open' }));
    await waitFor(() => expect(screen.getByText('the part')).toBeVisible());
  });

  it('comes at the Retry of the notice, too', async () => {
    const { user } = await renderPart(<Element of={other} />);
    await user.click(screen.getByRole('button', { name: 'open' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('the part')).toBeVisible());
  });
});

describe('late code', () => {
  it('is asked for once by all who want it at a time, and anew after a loss, which is told to who listens', async () => {
    let calls = 0;
    const load = lostFor(1);
    const part = late(() => {
      calls += 1;
      return load();
    });
    const heard: unknown[] = [];
    const stop = onLostChunk((error) => void heard.push(error));
    const lost = await Promise.allSettled([part.load(), part.load()]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(part.get()).toBeNull();
    expect(calls).toBe(1);
    expect(heard).toHaveLength(1);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(calls).toBe(2);
    expect(part.get()).not.toBeNull();
    stop();
  });
});
