import { type Directory, documentApi } from '@/api/help/doc';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { dateText } from '@/lib/time';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { Document } from './document';
import './document-centre.css';

/** Names of the directories (HELP-03); one the console does not know shows its code. */
const DIRECTORIES: Readonly<Record<string, MessageId>> = {
  guide: 'document.guide',
  faq: 'document.faq',
  updateLog: 'document.updateLog',
  licence: 'document.licence',
  domainScope: 'document.domainScope',
};

interface Props {
  /** The document to show; the first of all without one. */
  id: string | null;
  /** The address of a document on the screen around. */
  addressOf: (id: string) => string;
}

/** Directories at the side, one document beside them. Its messages are in the area `anonymous` (see lazyPart). */
export function DocumentCentre({ id, addressOf }: Props) {
  const t = useT();
  const loaded = useLoad(documentApi.getDirectories, {});
  if (loaded.failure && !loaded.data) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!loaded.data) return <p role="status">{t('common.loading')}</p>;
  const shown = id ?? loaded.data.list.flatMap((one) => one.documents)[0]?.id;
  return (
    <div className="document-centre" data-chosen={id !== null}>
      <nav aria-label={t('document.directories')}>
        {loaded.data.list.map((one) => (
          <DirectoryPart key={one.type} directory={one} shown={shown} addressOf={addressOf} />
        ))}
      </nav>
      {shown === undefined ? <p>{t('document.none')}</p> : <Document key={shown} id={shown} />}
    </div>
  );
}

interface PartProps {
  directory: Directory;
  shown: string | undefined;
  addressOf: (id: string) => string;
}

function DirectoryPart({ directory, shown, addressOf }: PartProps) {
  const t = useT();
  const name = DIRECTORIES[directory.type];
  return (
    <section>
      <h2>{name ? t(name) : directory.type}</h2>
      {directory.documents.length === 0 && <p>{t('document.none')}</p>}
      <ul>
        {directory.documents.map(({ id, title, time }) => (
          <li key={id}>
            <Link to={addressOf(id)} {...(id === shown && { 'aria-current': 'page' })}>
              <bdi>{title}</bdi>
              <time dateTime={new Date(time).toISOString()}>{dateText(time)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
