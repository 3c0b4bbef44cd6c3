// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDrafts, type Draft, registerDraft, saveDrafts, setDraftOwner, takeDraft } from '@/lib/drafts';
import {
  onStored,
  onStoredUnder,
  readCookie,
  readStored,
  readText,
  removeCookie,
  removeStored,
  storedKeys,
  writeStored,
  writeText,
} from '@/lib/storage';
import { setCookie } from '../support/document';

/** What a text says as JSON; null if it says nothing. */
const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearDrafts();
  setDraftOwner('');
});

describe('storage', () => {
  it.each(['local', 'session'] as const)('keeps texts and values in the %s area', (where) => {
    expect(writeText('a', 'x', where)).toBe(true);
    expect(writeStored('b', { n: [1] }, where)).toBe(true);
    expect(readText('a', where)).toBe('x');
    expect(readStored('b', where)).toEqual({ n: [1] });
    expect(storedKeys('', where).sort()).toEqual(['a', 'b']);
    expect(storedKeys('b', where)).toEqual(['b']);
    removeStored('a', where);
    expect(readText('a', where)).toBeNull();
    expect(storedKeys('', where)).toEqual(['b']);
  });

  it('outlasts the tab unless it is told otherwise', () => {
    localStorage.setItem('mine', '1');
    expect([readText('mine'), readText('mine', 'session')]).toEqual(['1', null]);
    writeStored('mine', 2);
    expect([localStorage.getItem('mine'), sessionStorage.getItem('mine')]).toEqual(['2', null]);
    expect(storedKeys('mine')).toEqual(['mine']);
    removeStored('mine');
    expect(localStorage.getItem('mine')).toBeNull();
  });

  it('gives any JSON back, and null for every garbage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        writeStored('k', value);
        expect(readStored('k')).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        writeText('k', text);
        expect(readStored('k')).toEqual(jsonIn(text));
      }),
    );
    expect(readStored('absent')).toBeNull();
  });

  it('that throws at every touch stops nobody', () => {
    const full: Storage = {
      length: 0,
      key: refuse,
      clear: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
    expect(readText('a')).toBeNull();
    expect(readStored('a')).toBeNull();
    expect(writeText('a', 'x')).toBe(false);
    expect(() => removeStored('a')).not.toThrow();
  });

  it('that is forbidden as a whole stops nobody', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    expect(readText('a')).toBeNull();
    expect(storedKeys('a')).toEqual([]);
    expect(() => removeStored('a')).not.toThrow();
    expect(writeText('a', 'x')).toBe(false);
  });

  it('whose keys cannot be listed has none', () => {
    vi.spyOn(Object, 'keys').mockImplementationOnce(refuse);
    expect(storedKeys('a')).toEqual([]);
  });

  it('tells what another tab writes under one key, until nobody listens', () => {
    const heard: (string | null)[] = [];
    const stop = onStored('k', (value) => heard.push(value));
    const write = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    write('k', 'a');
    write('other', 'b');
    write('k', null);
    stop();
    write('k', 'c');
    expect(heard).toEqual(['a', null]);
  });

  it('tells that another tab wrote under a prefix or emptied everything, until nobody listens', () => {
    const heard = vi.fn();
    const stop = onStoredUnder('list:', heard);
    const write = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
    write('other');
    write('my-list:x');
    expect(heard).not.toHaveBeenCalled();
    write('list:/api/acm/role');
    write(null);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    write('list:/api/acm/role');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('reads and removes a cookie', () => {
    setCookie('other=1; Path=/');
    setCookie(`access_token=${encodeURIComponent('a b=c')}; Path=/`);
    expect(readCookie('access_token')).toBe('a b=c');
    expect(readCookie('absent')).toBeNull();
    removeCookie('access_token');
    expect(readCookie('access_token')).toBeNull();
  });

  it('gives any value of a cookie back, and takes no cookie of a longer name for it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (value) => {
        setCookie('my_token=wrong; Path=/');
        setCookie(`token=${encodeURIComponent(value)}; Path=/`);
        expect(readCookie('token')).toBe(value);
      }),
    );
  });

  it('reads a cookie that is not well escaped as it is', () => {
    setCookie('access_token=50%; Path=/');
    expect(readCookie('access_token')).toBe('50%');
  });
});

describe('drafts', () => {
  const HOUR = 3_600_000;
  const DRAFT = { version: 2, fields: [{ path: ['name'], mine: 'x', base: 'w' }] };
  const EMPTY = { version: null, fields: [] };
  const save = (draft: Draft = DRAFT) => {
    const stop = registerDraft('form', () => draft);
    saveDrafts();
    return stop;
  };

  beforeEach(() => setDraftOwner('A'));

  it('are offered once, to the account that wrote them', () => {
    const stop = save();
    stop();
    expect(takeDraft('form')).toEqual(DRAFT);
    expect(takeDraft('form')).toBeNull();
  });

  it('of a form in which nothing would be lost are not kept, and nothing is missing', () => {
    setDraftOwner('');
    registerDraft('form', () => null);
    expect([saveDrafts(), storedKeys('', 'session')]).toEqual([true, []]);
  });

  it('of nobody are not kept, and say so', () => {
    setDraftOwner('');
    expect(saveDrafts()).toBe(true);
    save();
    expect([saveDrafts(), storedKeys('', 'session')]).toEqual([false, []]);
    writeStored('draft::form', { at: Date.now(), ...DRAFT }, 'session');
    expect(takeDraft('form')).toBeNull();
  });

  it('of account A are never shown to B', () => {
    save();
    setDraftOwner('B');
    expect(takeDraft('form')).toBeNull();
  });

  it('of account A stay for A, also where B opens and leaves the same form', () => {
    save()();
    setDraftOwner('B');
    expect(takeDraft('form')).toBeNull();
    save(EMPTY)();
    setDraftOwner('A');
    expect(takeDraft('form')).toEqual(DRAFT);
  });

  it('are gone after a day', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    save();
    vi.setSystemTime(24 * HOUR - 1);
    expect(takeDraft('form')).toEqual(DRAFT);
    save();
    vi.setSystemTime(48 * HOUR);
    expect(takeDraft('form')).toBeNull();
  });

  it('are all cleared at sign-out', () => {
    save();
    clearDrafts();
    expect(takeDraft('form')).toBeNull();
    saveDrafts();
    expect(takeDraft('form')).toBeNull();
  });

  it('of an older form under the same name do not end the newer one', () => {
    const stopOld = registerDraft('form', () => EMPTY);
    registerDraft('form', () => DRAFT);
    stopOld();
    expect(saveDrafts()).toBe(true);
    expect(takeDraft('form')).toEqual(DRAFT);
  });

  it('that the browser does not take are told', () => {
    registerDraft('form', () => DRAFT);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(saveDrafts()).toBe(false);
    vi.restoreAllMocks();
  });

  it.each(['no json', 'null', '7', '[]', '{}', '{"at":"x","fields":[]}', '{"at":9e15}', '{"at":{"toString":{}}}'])(
    'are none for the stored garbage %s',
    (garbage) => {
      writeText('draft:A:form', garbage, 'session');
      expect(takeDraft('form')).toBeNull();
    },
  );

  it('give any values back as JSON keeps them, and none for anything else that is stored', () => {
    const path = fc.array(fc.oneof(fc.string(), fc.nat()));
    const fields = fc.array(fc.record({ path, mine: fc.jsonValue(), base: fc.jsonValue() }));
    fc.assert(
      fc.property(fc.record({ version: fc.option(fc.integer()), fields }), (given) => {
        save(given)();
        expect(takeDraft('form')).toEqual(JSON.parse(JSON.stringify(given)));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ at: fc.jsonValue() })), (stored) => {
        writeStored('draft:A:form', stored, 'session');
        expect(takeDraft('form')).toBeNull();
      }),
    );
  });
});
