import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { useQuery } from '@/ui/page/use-query';
import { Categories } from './categories';
import { faqIn } from './entries';
import { elementIdOf, type FaqFilter } from './entry';
import { FaqAnswer } from './faq-answer';
import { Questions } from './questions';
import { readFaqFilter, searchFaq } from './search';
import './faq.css';

interface Props {
  /** The address of the screen that shows the FAQ so. */
  home: (filter: Record<keyof FaqFilter, string | undefined>) => string;
  /** What stands below the questions that were found, and reads out how many there are with what it found itself. */
  below: (keyword: string, questions: number) => ReactNode;
}

/** The built-in FAQ: categories at the side, questions or one answer beside them, all of it in the address; searched by the field of the screen around. */
export default function FaqView({ home, below }: Props) {
  const t = useT();
  const entries = faqIn(useLanguage());
  const [query] = useQuery();
  const filter = readFaqFilter(query);
  const [current, setCurrent] = useState(() => ({ entries, result: searchFaq(entries, filter) }));
  const result = searchFaq(entries, filter, current.entries === entries ? current.result : null);
  if (result !== current.result) setCurrent({ entries, result });
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
  const keyword = filter.keyword.trim();
  const hasBelow = !opened && keyword !== '';
  return (
    <div className="faq">
      <Categories {...shown} />
      <div>
        <p className="faq-count" {...(!hasBelow && { role: 'status' })}>
          {opened ? '' : t('faq.count', { count: result.entries.length })}
        </p>
        {opened ? <FaqAnswer entry={opened} {...shown} /> : <Questions entries={result.entries} {...shown} />}
        {hasBelow && <div className="faq-below">{below(keyword, result.entries.length)}</div>}
      </div>
    </div>
  );
}
