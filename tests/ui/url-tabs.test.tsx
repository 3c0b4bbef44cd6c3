import { act, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { UrlTabs } from '@/ui/page/url-tabs';
import { renderPart, renderScreen } from '../support/render';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

const seen: (string | null)[] = [];

afterEach(() => {
  seen.length = 0;
});

describe('tabs in a row that scrolls', () => {
  it('brings the open one to the middle, so that what is beside it is seen', async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      if (this.getAttribute('role') === 'tab')
        seen.push(`${this.textContent} ${typeof how === 'object' ? how.inline : how}`);
    });
    const { user } = await renderScreen(`${NODE}?tab=bfd`);
    await screen.findByRole('tab', { name: 'BFD', selected: true });
    await user.click(screen.getByRole('tab', { name: 'Review and apply' }));
    expect(seen).toEqual(['BFD center', 'Review and apply center']);
  });
});

describe('a tab whose code is slow', () => {
  it('is chosen at once and shows that it loads, not the tab before and not nothing', async () => {
    let come: (part: { default: () => ReactNode }) => void = () => {};
    const Slow = lazyComponent(() => new Promise<{ default: () => ReactNode }>((resolve) => (come = resolve)));
    const tabs = [
      { key: 'quick', label: 'Quick', content: <p>Here already</p> },
      { key: 'slow', label: 'Slow', content: <Slow /> },
    ];
    const { user } = await renderPart(<UrlTabs tabs={tabs} />);
    await user.click(await screen.findByRole('tab', { name: 'Slow' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Slow' });
    expect(screen.queryByText('Here already')).toBeNull();
    expect(panel.children).not.toHaveLength(0);
    await act(async () => come({ default: () => <p>Come at last</p> }));
    await waitFor(() => expect(within(panel).getByText('Come at last')).toBeVisible());
  });
});

const drawn: string[] = [];

function Form({ isLoading, load }: { isLoading: boolean; load: () => void }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    drawn.push(`${isAsked ? 'asked' : 'not asked'}, ${isLoading ? 'loading' : 'at rest'}`);
  }, [isAsked, isLoading]);
  const ask = () => {
    load();
    setAsked(true);
  };
  return (
    <button type="button" onClick={ask}>
      Ask
    </button>
  );
}

function Detail() {
  const [isLoading, setLoading] = useState(false);
  const content = <Form isLoading={isLoading} load={() => setLoading(true)} />;
  return <UrlTabs tabs={[{ key: 'form', label: 'Form', content }]} />;
}

describe('the open tab', () => {
  it('is given what is new in the same drawing as what it did itself', async () => {
    const { user } = await renderPart(<Detail />);
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(drawn).toEqual(['not asked, at rest', 'asked, loading']);
  });
});

const panels: (string | null | undefined)[] = [];

/** Tabs of which the open one goes by what is pressed in it. */
function Fewer() {
  const [isThere, setThere] = useState(true);
  useLayoutEffect(() => {
    if (!isThere) panels.push(document.querySelector('[role=tabpanel]')?.textContent);
  });
  const gone = (
    <button type="button" onClick={() => setThere(false)}>
      Find out
    </button>
  );
  const tabs = [
    { key: 'first', label: 'First', content: <p>What stays</p> },
    { key: 'second', label: 'Second', content: <p>What stays too</p> },
    ...(isThere ? [{ key: 'gone', label: 'Gone', content: gone }] : []),
  ];
  return <UrlTabs tabs={tabs} />;
}

describe('a tab that is gone while it is open', () => {
  it('says nothing more: the first one stands in its place at once', async () => {
    const { user } = await renderPart(<Fewer />);
    await user.click(await screen.findByRole('tab', { name: 'Gone' }));
    await user.click(await screen.findByRole('button', { name: 'Find out' }));
    expect(panels[0]).toBe('What stays');
  });
});
