import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { unstable_HistoryRouter as Router } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { chooseLocale } from '@/i18n/locale';
import { loadedTexts, loadMessages } from '@/i18n/messages';
import { I18nProvider } from '@/i18n/provider';
import { useLanguage } from '@/i18n/use-t';
import { resetCaches } from '@/lib/cache-reset';
import type { TypedCall } from '@/lib/contract/client';
import { ApiError, failure } from '@/lib/contract/failure';
import { go } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { useQuery } from '@/ui/page/use-query';
import { startAt } from '../support/umi';

const LANGUAGES = ['zh-CN', 'en-US'] as const;
const WORDS = ['a', 'b', 'c'];

interface Pending {
  answer: () => void;
  fail: () => void;
}

let account = 0;
let language: string = LANGUAGES[0];
let pending: Pending[] = [];

/** A gateway whose answers come when the test says so, in any order; each says whose question it answers. */
const list: TypedCall<{ keyword: string; tab: string }, string> = Object.assign(
  ({ keyword, tab }: { keyword: string; tab: string }, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<string>((resolve, reject) => {
      const said = `${keyword}/${tab}/${language}/${account}`;
      signal?.addEventListener('abort', () => reject(new ApiError(failure('abort', 'abort', { showType: 0 }))));
      pending.push({
        answer: () => resolve(said),
        fail: () => reject(new ApiError(failure('http', '503'))),
      });
    }),
  { path: '/api/acm/secretKey/list' },
);

function List({ name }: { name: string }) {
  const [query] = useQuery();
  // The gateway answers in the language of the call's header, which is the one shown.
  language = useLanguage();
  const loaded = useLoad(list, { keyword: query.get('q') ?? '', tab: query.get('tab') ?? '' });
  return (
    <output aria-label={name}>{loaded.isLoading ? 'busy' : loaded.failure ? 'failed' : String(loaded.data)}</output>
  );
}

/** Two parts that show the same list, as a card and the screen behind it do. */
const show = () => {
  const history = startAt('/list');
  return render(
    <I18nProvider>
      <Router history={history}>
        <List name="one" />
        <List name="two" />
      </Router>
    </I18nProvider>,
  );
};

const word = fc.constantFrom(...WORDS);
const intent = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('filter'), value: word }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('tab'), value: word }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('language'), value: fc.constantFrom(...LANGUAGES) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('account'), value: fc.constant('') }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('answer', 'fail'), value: fc.nat({ max: 5 }).map(String) }),
  },
);

beforeAll(async () => {
  // All that tests before it in this worker have loaded too: a change of language waits for these in the other one.
  for (const one of LANGUAGES) await loadMessages(one, loadedTexts());
});

it('REL-3 in 1,000 interleavings of filters, tabs, language and account the last intent wins', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(intent, { minLength: 3, maxLength: 12 }), async (steps) => {
      pending = [];
      account += 1;
      resetCaches();
      chooseLocale(LANGUAGES[0]);
      const wanted: Record<'q' | 'tab' | 'language', string> = { q: '', tab: '', language: LANGUAGES[0] };
      show();
      await act(async () => {});
      for (const { kind, value } of steps) {
        if (kind === 'filter') wanted.q = value;
        if (kind === 'tab') wanted.tab = value;
        if (kind === 'language') wanted.language = value;
        await act(async () => {
          const next = pending[Number(value) % Math.max(1, pending.length)];
          if (kind === 'answer') next?.answer();
          else if (kind === 'fail') next?.fail();
          else if (kind === 'language') chooseLocale(value);
          else if (kind !== 'account') go(`/list?q=${wanted.q}&tab=${wanted.tab}`, { replace: true });
        });
        if (kind !== 'account') continue;
        // Another account is another page; what the old one had asked for may still be answered.
        account += 1;
        cleanup();
        resetCaches();
        show();
        wanted.q = '';
        wanted.tab = '';
        await act(async () => {});
      }
      for (let round = 0; round < 3; round += 1) {
        await act(async () => {
          for (const one of pending.splice(0)) one.answer();
        });
      }
      const said = [...document.querySelectorAll('output')].map((one) => one.textContent);
      const last = `${wanted.q}/${wanted.tab}/${wanted.language}/${account}`;
      cleanup();
      const hasFailed = steps.some(({ kind }) => kind === 'fail');
      for (const text of said) expect(hasFailed && text === 'failed' ? last : text).toBe(last);
    }),
    { numRuns: 1_000 },
  );
});
