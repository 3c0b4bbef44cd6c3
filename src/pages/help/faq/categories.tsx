import { FAQ_CATEGORIES } from '@/components/faq/entry';
import { CATEGORY_LABELS } from '@/components/faq/labels';
import type { FaqFilter } from '@/components/faq/search';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { addressOf } from './addresses';

/** The five categories and all of them; the keyword stays. */
export function Categories({ filter }: { filter: FaqFilter }) {
  const t = useT();
  return (
    <nav className="faq-categories" aria-label={t('faq.categories')}>
      <ul>
        {(['', ...FAQ_CATEGORIES] as const).map((one) => (
          <li key={one}>
            <Link
              to={addressOf(filter, { category: one, id: '' })}
              {...(one === filter.category && { 'aria-current': 'true' })}
            >
              {t(one === '' ? 'faq.all' : CATEGORY_LABELS[one])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
