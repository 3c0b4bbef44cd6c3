import { useLanguage } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useMaySee } from '../screen-link/screen-link';
import { faqAbout } from './about';

interface Props {
  paths: readonly string[];
  /** The most questions; the FAQ has the others. */
  max: number;
}

/** Questions of the FAQ about the nearest of these paths, as items of the list around; for who may read the FAQ. */
export default function FaqAbout({ paths, max }: Props) {
  const language = useLanguage();
  const maySee = useMaySee()('/common_problem');
  if (!maySee) return null;
  return faqAbout(paths, language)
    .slice(0, max)
    .map(({ id, title, lang }) => (
      <li key={id}>
        <Link to={to('/common_problem', { id })} lang={lang}>
          <bdi>{title}</bdi>
        </Link>
      </li>
    ));
}
