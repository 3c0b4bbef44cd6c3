import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { faqEntries } from './entries';
import { elementIdOf, type FaqEntry, type FaqShown } from './entry';
import { CATEGORY_LABELS } from './labels';
import { Marked } from './marked';

/** One question with its whole answer, at an address of its own, and the others of its category. */
export function Answer({ entry, filter, addressOf }: FaqShown & { entry: FaqEntry }) {
  const t = useT();
  const others = faqEntries.filter((one) => one.category === entry.category && one.id !== entry.id);
  return (
    <>
      <Link className="faq-back" to={addressOf({ id: '' })}>
        {t('faq.back')}
      </Link>
      <article className="faq-answer" aria-label={entry.title}>
        <h2 id={elementIdOf(entry.id)} tabIndex={-1} lang="zh-CN">
          <Marked text={entry.title} keyword={filter.keyword} />
        </h2>
        <p className="faq-category">{t(CATEGORY_LABELS[entry.category])}</p>
        {entry.body.map((text) => (
          <p key={text} lang="zh-CN">
            <Marked text={text} keyword={filter.keyword} />
          </p>
        ))}
      </article>
      <section className="faq-more">
        <h2>{t('faq.more')}</h2>
        <ul>
          {others.map(({ id, title }) => (
            <li key={id}>
              <Link to={addressOf({ id })} lang="zh-CN">
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
