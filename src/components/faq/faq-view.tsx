import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { Keyword } from '@/ui/list/keyword';
import { useQuery } from '@/ui/page/use-query';
import { Answer } from './answer';
import { Categories } from './categories';
import { faqEntries } from './entries';
import { elementIdOf, type FaqFilter } from './entry';
import { Questions } from './questions';
import { readFaqFilter, searchFaq } from './search';
import './faq.css';

interface Props {
  /** The address of the screen that shows the FAQ so. */
  home: (filter: Record<keyof FaqFilter, string | undefined>) => string;
}

/** The built-in FAQ: categories at the side, questions or one answer beside them, all of it in the address. */
export default function FaqView({ home }: Props) {
  const t = useT();
  const isChinese = useLanguage() === 'zh-CN';
  const [query, change] = useQuery();
  const filter = readFaqFilter(query);
  const [current, setCurrent] = useState(() => searchFaq(faqEntries, filter));
  const result = searchFaq(faqEntries, filter, current);
  if (result !== current) setCurrent(result);
  const [first] = result.entries;
  const opened = first?.id === filter.id ? first : undefined;
  const addressOf = (changed: Partial<FaqFilter>) => {
    const { id, category, keyword } = { ...filter, ...changed };
    return home({ id: id || undefined, category: category || undefined, keyword: keyword || undefined });
  };

  // The link that was followed is gone with what stood around it: on to the answer, and back to its question.
  const before = useRef(filter.id);
  useEffect(() => {
    if (before.current === filter.id) return;
    const target = document.getElementById(elementIdOf(filter.id || before.current));
    before.current = filter.id;
    if (document.activeElement === document.body) target?.focus();
  }, [filter.id]);

  const shown = { filter, addressOf };
  return (
    <div className="faq">
      <Categories {...shown} />
      <div>
        {!isChinese && <p className="faq-language">{t('faq.chineseOnly')}</p>}
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
        {opened ? <Answer entry={opened} {...shown} /> : <Questions entries={result.entries} {...shown} />}
      </div>
    </div>
  );
}
