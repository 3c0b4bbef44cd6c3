// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { allPages } from '@/lib/contract/all-pages';
import { lastCalls, noteCall } from '@/lib/http/last-calls';
import { entryOf, ownEntry, ownVersion } from '@/lib/own-entry';
import { nameScreen, screenName } from '@/lib/screen-name';

afterEach(() => {
  document.head.innerHTML = '';
});

describe('all pages of a list', () => {
  const pagesOf = (total: number, there = total) => {
    const asked: number[] = [];
    const read = async ({ current, pageSize }: { current: number; pageSize: number }) => {
      asked.push(current);
      const from = (current - 1) * pageSize;
      const count = Math.max(0, Math.min(pageSize, there - from));
      return { list: Array.from({ length: count }, (_, index) => from + index), total };
    };
    return { asked, read };
  };

  it('are read until the total is there', async () => {
    const { asked, read } = pagesOf(2500);
    expect(await allPages(read)).toEqual(Array.from({ length: 2500 }, (_, index) => index));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('end with the first empty one, whatever the total says', async () => {
    const { asked, read } = pagesOf(5000, 1200);
    expect(await allPages(read)).toHaveLength(1200);
    expect(asked).toEqual([1, 2, 3]);
  });
});

describe('the build of a page', () => {
  it('is told by its entry script, and unknown where there is none', () => {
    expect(entryOf('<script src="/x/umi.1a2b3c4d.js"></script>')).toBe('umi.1a2b3c4d.js');
    expect(entryOf('<script src="/x/umi.js"></script>')).toBeNull();
    expect(ownEntry()).toBeNull();
    for (const src of ['/config.js', '/umi.0f0f0f0f.js']) {
      const script = document.createElement('script');
      // Not run: only its address counts.
      script.type = 'text/plain';
      script.src = src;
      document.head.append(script);
    }
    expect(ownEntry()).toBe('umi.0f0f0f0f.js');
  });

  it('SHIP-01 has a version where the page names one', () => {
    expect(ownVersion()).toBeNull();
    document.head.innerHTML = '<meta name="version" content="">';
    expect(ownVersion()).toBeNull();
    document.head.innerHTML = '<meta name="version" content="1.2.3">';
    expect(ownVersion()).toBe('1.2.3');
  });
});

describe('the name of a screen', () => {
  it('is taken back by the screen that gave it, unless another one has named its own', () => {
    const leaveFirst = nameScreen('eth0');
    expect(screenName()).toBe('eth0');
    const leaveSecond = nameScreen('eth1');
    leaveFirst();
    expect(screenName()).toBe('eth1');
    leaveSecond();
    expect(screenName()).toBeNull();
  });
});

it('a problem report tells of the last calls only', () => {
  for (let call = 0; call < 100; call += 1) noteCall(`/call/${call}`);
  expect(lastCalls).toHaveLength(40);
  expect(lastCalls.at(-1)?.path).toBe('/call/99');
  lastCalls.length = 0;
});
