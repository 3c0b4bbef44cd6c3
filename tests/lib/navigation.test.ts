// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  endDraftHolds,
  endHolds,
  go,
  goBack,
  hasUnsavedChanges,
  here,
  holdNavigation,
  holdTab,
  leaveTo,
  onNavigate,
  reloadPage,
  replacePage,
} from '@/lib/navigation';
import { startAt } from '../support/umi';

afterEach(() => {
  vi.restoreAllMocks();
  endHolds();
});

describe('navigation', () => {
  it('goes to an address, replaces it, and goes back', () => {
    startAt('/a');
    const seen: string[] = [];
    const stop = onNavigate(() => seen.push(here().pathname));
    go('/b?x=1');
    go('/c', { replace: true, state: 1 });
    expect(here()).toMatchObject({ pathname: '/c', state: 1 });
    goBack();
    stop();
    go('/d');
    expect(seen).toEqual(['/b', '/c', '/a']);
  });

  it('is held back until the listener lets it go on', () => {
    startAt('/a');
    const asked: (() => void)[] = [];
    holdNavigation((goOn) => asked.push(goOn));
    go('/b');
    expect(here().pathname).toBe('/a');
    asked[0]?.();
    expect(here().pathname).toBe('/b');
    go('/c');
    expect(here().pathname).toBe('/c');
  });

  it('is free between the steps of a form, and held back before and after', () => {
    const history = startAt('/a?x=1');
    const asked: (() => void)[] = [];
    const release = holdNavigation((goOn) => asked.push(goOn));
    go('/a?x=1&step=two');
    goBack();
    expect(here().search).toBe('?x=1');
    history.forward();
    expect(here().search).toBe('?x=1&step=two');
    expect(asked).toEqual([]);
    go('/a?step=two');
    go('/b?x=1');
    expect(asked).toHaveLength(2);
    expect(here().search).toBe('?x=1&step=two');
    release();
    go('/b');
    expect(here().pathname).toBe('/b');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is not held again by a hold that ended while a step was under way', () => {
    startAt('/a');
    const stop = onNavigate(() => release());
    const release = holdNavigation(() => {});
    go('/a?step=two');
    stop();
    go('/b');
    expect(here().pathname).toBe('/b');
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('is free again when a hold ends, by itself or with all others', () => {
    startAt('/a');
    const release = holdNavigation(() => {});
    release();
    go('/b');
    expect(here().pathname).toBe('/b');
    holdNavigation(() => {});
    endHolds();
    go('/c');
    expect(here().pathname).toBe('/c');
  });

  it('holds the tab but not the screens, until it is released or everything is', () => {
    startAt('/a');
    const isAsked = () => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    const release = holdTab();
    go('/b');
    expect(here().pathname).toBe('/b');
    expect(isAsked()).toBe(true);
    release();
    expect(isAsked()).toBe(false);
    holdTab();
    endHolds();
    expect(isAsked()).toBe(false);
  });

  it('is free for a reload of what comes back as a draft, and of nothing else', () => {
    startAt('/a');
    holdNavigation(() => {}, { isDraft: true });
    endDraftHolds();
    expect(hasUnsavedChanges()).toBe(false);
    holdNavigation(() => {});
    endDraftHolds();
    go('/b');
    expect(here().pathname).toBe('/a');
    expect(hasUnsavedChanges()).toBe(true);
  });

  it('waits for what is being saved before anything is asked, and of several waits for the newest', () => {
    startAt('/a');
    const heard: string[] = [];
    holdNavigation(() => heard.push('question'));
    const first = holdNavigation(() => heard.push('first wait'), { isWait: true });
    const second = holdNavigation(() => heard.push('second wait'), { isWait: true });
    go('/b');
    second();
    go('/b');
    first();
    go('/b');
    expect(heard).toEqual(['second wait', 'first wait', 'question']);
    expect(here().pathname).toBe('/a');
  });

  it('leaves, replaces and reloads the document', () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    leaveTo('https://sso.example/');
    replacePage('/sign-in');
    reloadPage();
    expect(assign).toHaveBeenCalledWith('https://sso.example/');
    expect(replace).toHaveBeenCalledWith('/sign-in');
    expect(reload).toHaveBeenCalledOnce();
  });
});
