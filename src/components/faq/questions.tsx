import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { keywordPattern } from '@/lib/highlight';
import { go, Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { EmptyState } from '@/ui/feedback/states';
import { ScreenLink } from '../screen-link/screen-link';
import { elementIdOf, type FaqEntry, type FaqShown } from './entry';
import { CATEGORY_LABELS } from './labels';
import { Marked } from './marked';

/** The paragraphs that say why an entry was found; its first one where the title did, or nothing was looked for. */
function excerptOf({ body }: FaqEntry, keyword: string): readonly string[] {
  const pattern = keywordPattern(keyword);
  const hits = pattern ? body.filter((text) => pattern.test(text)) : [];
  return hits.length > 0 ? hits : body.slice(0, 1);
}

/** The questions that a search found, the keyword marked in titles and bodies. */
export function Questions({ entries, filter, addressOf }: FaqShown & { entries: readonly FaqEntry[] }) {
  const t = useT();
  if (entries.length === 0) {
    const all = addressOf({ id: '', category: '', keyword: '' });
    const clear = <Button onClick={() => go(all)}>{t('table.clearFilters')}</Button>;
    const action = (
      <>
        {clear}{' '}
        <ScreenLink to={to('/use_handbook', { q: filter.keyword || undefined })}>{t('faq.handbook')}</ScreenLink>
      </>
    );
    return <EmptyState title={t('faq.none')} text={t('faq.noneText')} action={action} />;
  }
  return (
    <ul className="faq-questions">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link id={elementIdOf(entry.id)} to={addressOf({ id: entry.id })} lang={entry.lang}>
            <Marked text={entry.title} keyword={filter.keyword} />
          </Link>
          {filter.category === '' && <span className="faq-category">{t(CATEGORY_LABELS[entry.category])}</span>}
          {excerptOf(entry, filter.keyword).map((text) => (
            <p key={text} lang={entry.lang}>
              <Marked text={text} keyword={filter.keyword} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
