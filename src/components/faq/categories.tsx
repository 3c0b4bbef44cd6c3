import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { FAQ_CATEGORIES, type FaqShown } from './entry';
import { CATEGORY_LABELS } from './labels';

/** The five categories and all of them; the keyword stays. */
export function Categories({ filter, addressOf }: FaqShown) {
  const t = useT();
  return (
    <nav className="faq-categories" aria-label={t('faq.categories')}>
      <ul>
        {(['', ...FAQ_CATEGORIES] as const).map((one) => (
          <li key={one}>
            <Link
              to={addressOf({ category: one, id: '' })}
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
