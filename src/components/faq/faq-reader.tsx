import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { Keyword } from '@/ui/list/keyword';
import { faqEntries } from './entries';
import { FAQ_CATEGORIES, type FaqEntry } from './entry';
import { CATEGORY_LABELS } from './labels';
import { Marked } from './marked';
import { searchFaq } from './search';
import './faq-reader.css';

/** All questions by category, each answer under its question: the FAQ where there is no screen of its own. */
export default function FaqReader() {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const { entries } = searchFaq(faqEntries, { id: '', category: '', keyword: keyword.trim() });
  return (
    <div className="faq-reader">
      <Keyword value={keyword} label={t('faq.keyword')} onChange={setKeyword} />
      <p className="absent" role="status">
        {t('faq.count', { count: entries.length })}
      </p>
      {FAQ_CATEGORIES.map((category) => {
        const own = entries.filter((one) => one.category === category);
        return own.length === 0 ? null : (
          <section key={category}>
            <h2>{t(CATEGORY_LABELS[category])}</h2>
            <FaqAnswers entries={own} keyword={keyword.trim()} />
          </section>
        );
      })}
    </div>
  );
}

/** Questions that open on their answers. */
export function FaqAnswers({ entries, keyword }: { entries: readonly FaqEntry[]; keyword: string }) {
  return entries.map(({ id, title, body }) => (
    <details key={id} className="faq-details" lang="zh-CN">
      <summary>
        <Marked text={title} keyword={keyword} />
      </summary>
      {body.map((text) => (
        <p key={text}>
          <Marked text={text} keyword={keyword} />
        </p>
      ))}
    </details>
  ));
}
