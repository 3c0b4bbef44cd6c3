import { useLanguage, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { faqIn } from './entries';
import { elementIdOf, type FaqEntry, type FaqShown } from './entry';
import { CATEGORY_LABELS } from './labels';
import { Marked } from './marked';

/** One question with its whole answer, at an address of its own, and the others of its category. */
export function FaqAnswer({ entry, filter, addressOf }: FaqShown & { entry: FaqEntry }) {
  const t = useT();
  const language = useLanguage();
  const others = faqIn(language).filter((one) => one.category === entry.category && one.id !== entry.id);
  return (
    <>
      <Link className="faq-back" to={addressOf({ id: '' })}>
        {t('faq.back')}
      </Link>
      <article className="faq-answer" aria-label={entry.title}>
        <h2 id={elementIdOf(entry.id)} tabIndex={-1} lang={entry.lang}>
          <Marked text={entry.title} keyword={filter.keyword} />
        </h2>
        <p className="faq-category">{t(CATEGORY_LABELS[entry.category])}</p>
        {entry.body.map((text) => (
          <p key={text} lang={entry.lang}>
            <Marked text={text} keyword={filter.keyword} />
          </p>
        ))}
      </article>
      <section className="faq-more">
        <h2>{t('faq.more')}</h2>
        <ul>
          {others.map(({ id, title, lang }) => (
            <li key={id}>
              <Link to={addressOf({ id })} lang={lang}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
