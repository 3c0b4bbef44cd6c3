import { useEffect, useId, useRef, useState } from 'react';
import { type Directory, documentApi } from '@/api/help/doc';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { FoldButton } from '@/ui/page/fold-button';
import { areasOf, DIRECTORIES } from './directories';
import { Document } from './document';
import { NextDocuments, OpenScreens } from './document-around';
import { DocumentLinks } from './document-links';
import './document-center.css';

interface Props {
  /** The document to show; the first of all without one. */
  id: string | null;
  /** The address of a document on the screen around. */
  addressOf: (id: string) => string;
  /** Shows this directory alone, named by the screen around; all of them without it. */
  only?: string;
  /** The address of a document that is none of them, where one of them leads there. */
  elsewhere?: (id: string) => string;
  /** Screens of their own that directories have, by type. */
  homes?: Readonly<Record<string, string>>;
}

/** Directories at the side, folded where there is no room beside the document; one document beside them. Its messages are in the area `anonymous` (see lazyPart). */
export function DocumentCenter({ id, addressOf, only, elsewhere = addressOf, homes = {} }: Props) {
  const t = useT();
  const contents = useId();
  // Of the document that was read then: another one that is chosen is what it was unfolded for.
  const [openAt, setOpenAt] = useState<string | null>();
  const fold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openAt === undefined || openAt === id) return;
    // The line that was pressed is folded away with the focus.
    setOpenAt(undefined);
    fold.current?.focus();
  }, [openAt, id]);
  const loaded = useLoad(documentApi.getDirectories, {});
  if (loaded.failure && !loaded.data) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!loaded.data) return <p role="status">{t('common.loading')}</p>;
  const list = only === undefined ? loaded.data.list : loaded.data.list.filter((one) => one.type === only);
  const documents = list.flatMap((one) => one.documents);
  const all = loaded.data.list.flatMap((one) => one.documents);
  const shown = id ?? documents[0]?.id;
  const around = list.find((one) => one.documents.some(({ id: other }) => other === shown));
  const isOpen = openAt === id;
  if (only !== undefined && shown === undefined) return <EmptyState title={t('document.none')} />;
  return (
    <div className="document-center">
      <nav aria-label={t('document.directories')}>
        <FoldButton
          ref={fold}
          label={t('document.directories')}
          chosen={documents.find((one) => one.id === shown)?.title ?? t('document.directories')}
          controls={contents}
          isOpen={isOpen}
          onToggle={() => setOpenAt(isOpen ? undefined : id)}
        />
        <div id={contents} className="fold-content">
          {only !== undefined && <Documents areaAs="h2" documents={documents} shown={shown} addressOf={addressOf} />}
          {only === undefined &&
            list.map((one) => (
              <DirectoryPart
                key={one.type}
                directory={one}
                shown={shown}
                addressOf={addressOf}
                home={homes[one.type]}
              />
            ))}
        </div>
      </nav>
      {shown === undefined ? (
        <p>{t('document.none')}</p>
      ) : (
        <Document
          key={shown}
          id={shown}
          address={around?.type === 'updateLog' ? addressOf(shown) : undefined}
          lead={<OpenScreens id={shown} />}
          foot={(related) => (
            <NextDocuments
              id={shown}
              related={all
                .filter((one) => related.includes(one.id))
                .map((one) => ({ ...one, href: (documents.includes(one) ? addressOf : elsewhere)(one.id) }))}
              directory={around?.documents ?? []}
              isLog={around?.type === 'updateLog'}
              addressOf={addressOf}
            />
          )}
        />
      )}
    </div>
  );
}

interface PartProps {
  directory: Directory;
  shown: string | undefined;
  addressOf: (id: string) => string;
  home: string | undefined;
}

function DirectoryPart({ directory, shown, addressOf, home }: PartProps) {
  const t = useT();
  const label = codeText(t, DIRECTORIES, directory.type);
  // The console brings a FAQ of its own, so that its directory is not empty where that can be reached.
  const isFaq = directory.type === 'faq' && home !== undefined;
  return (
    <section>
      <h2>{home === undefined ? label : <Link to={home}>{label}</Link>}</h2>
      {directory.documents.length === 0 && !isFaq && <p>{t('document.none')}</p>}
      {isFaq && (
        <ul>
          <li>
            <Link to={home}>{t('document.openFaq')}</Link>
          </li>
        </ul>
      )}
      <Documents areaAs="h3" documents={directory.documents} shown={shown} addressOf={addressOf} />
    </section>
  );
}

interface DocumentsProps extends Pick<PartProps, 'shown' | 'addressOf'>, Pick<Directory, 'documents'> {
  /** What heads an area: below the heading of its directory, where that has one. */
  areaAs: 'h2' | 'h3';
}

/** Documents that stand together, under the name of their area where they have one: that of the document shown is unfolded. */
function Documents({ documents, areaAs: Heading, ...rest }: DocumentsProps) {
  const areas = areasOf(documents);
  const at = documents.find(({ id }) => id === rest.shown)?.area;
  return areas.map(({ area, documents: own }) =>
    area === undefined ? (
      <DocumentLinks key="" documents={own} {...rest} />
    ) : (
      <details key={area} open={at === undefined || at === area}>
        <summary>
          <Heading className="document-area">
            <bdi>{area}</bdi>
          </Heading>
        </summary>
        <DocumentLinks documents={own} {...rest} />
      </details>
    ),
  );
}
