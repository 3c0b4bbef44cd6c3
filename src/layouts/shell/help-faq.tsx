import { faqAbout } from '@/components/faq/about';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useLanguage, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';

interface Props {
  /** The screen's path, and those above it. */
  paths: readonly string[];
  /** Nothing else is said about the screen. */
  isOnly: boolean;
}

/** The questions of the FAQ about the nearest path that has any, for who may read the FAQ. */
export default function HelpFaq({ paths, isOnly }: Props) {
  const t = useT();
  const language = useLanguage();
  const maySee = useMaySee()('/common_problem');
  const entries = maySee ? faqAbout(paths, language) : [];
  if (entries.length === 0) return isOnly ? <p>{t('help.none')}</p> : null;
  return (
    <section>
      <h2>{t('faq.title')}</h2>
      <ul>
        {entries.map(({ id, title, lang }) => (
          <li key={id}>
            <Link to={to('/common_problem', { id })} target="_blank" lang={lang}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
