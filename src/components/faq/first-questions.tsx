import { useLanguage } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { faqIn } from './entries';
import { FAQ_CATEGORIES } from './entry';

/** The first question of each category: what the FAQ is about, as a list of links. */
export default function FirstQuestions({ addressOf }: { addressOf: (id: string) => string }) {
  const entries = faqIn(useLanguage());
  const first = FAQ_CATEGORIES.flatMap((category) => entries.find((one) => one.category === category) ?? []);
  return (
    <ul>
      {first.map(({ id, title, lang }) => (
        <li key={id}>
          <Link to={addressOf(id)} lang={lang}>
            <bdi>{title}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
