import { useEffect, useRef, useState } from 'react';
import { faqEntries } from '@/components/faq/entries';
import { readFaqFilter, searchFaq } from '@/components/faq/search';
import { useLanguage, useT } from '@/i18n/use-t';
import { Keyword } from '@/ui/list/keyword';
import { useQuery } from '@/ui/list/use-view';
import { Screen } from '@/ui/page/screen';
import { elementIdOf } from './addresses';
import { Answer } from './answer';
import { Categories } from './categories';
import { Questions } from './questions';
import './faq.css';

/** The built-in FAQ: categories at the side, questions or one answer beside them, all of it in the address. */
export default function Faq() {
  const t = useT();
  const isChinese = useLanguage() === 'zh-CN';
  const [query, change] = useQuery();
  const filter = readFaqFilter(query);
  const [current, setCurrent] = useState(() => searchFaq(faqEntries, filter));
  const result = searchFaq(faqEntries, filter, current);
  if (result !== current) setCurrent(result);
  const [first] = result.entries;
  const opened = first?.id === filter.id ? first : undefined;

  // The link that was followed is gone with what stood around it: on to the answer, and back to its question.
  const before = useRef(filter.id);
  useEffect(() => {
    if (before.current === filter.id) return;
    const target = document.getElementById(elementIdOf(filter.id || before.current));
    before.current = filter.id;
    if (document.activeElement === document.body) target?.focus();
  }, [filter.id]);

  return (
    <Screen title={t('faq.title')} note={isChinese ? undefined : t('faq.chineseOnly')}>
      <div className="faq">
        <Categories filter={filter} />
        <div>
          {/* biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know <search>. */}
          <div className="faq-search" role="search">
            <Keyword
              value={filter.keyword}
              label={t('faq.keyword')}
              // An id wins over a keyword: who types looks for something else.
              onChange={(keyword) => change({ q: keyword.trim(), id: undefined })}
            />
            <span role="status">{opened ? '' : t('faq.count', { count: result.entries.length })}</span>
          </div>
          {opened ? <Answer entry={opened} filter={filter} /> : <Questions entries={result.entries} filter={filter} />}
        </div>
      </div>
    </Screen>
  );
}
