import type { ReactNode } from 'react';
import { CODES } from '@/api/codes';
import { documentApi } from '@/api/help/doc';
import { useT } from '@/i18n/use-t';
import { dateText } from '@/lib/time';
import { SafeHtml, SafeParts } from '@/ui/data/safe-html';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { EntryHeading } from './entry-heading';

interface Props {
  id: string;
  /** Its own address, where each of its parts has a link. */
  address?: string | undefined;
  /** What stands between its title and its text. */
  lead?: ReactNode;
  /** What stands below its text; it is told which documents to read next. */
  foot?: (related: readonly string[]) => ReactNode;
}

/** One document: title, day, and its purified text. */
export function Document({ id, address, lead, foot }: Props) {
  const t = useT();
  const loaded = useLoad(documentApi.get, { id });
  if (loaded.failure?.code === String(CODES.NOT_FOUND))
    return (
      <div role="alert">
        <EmptyState title={t('document.gone')} text={t('document.goneText')} />
      </div>
    );
  if (loaded.failure && !loaded.data) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!loaded.data) return <p role="status">{t('common.loading')}</p>;
  const { title, time, detail, related = [] } = loaded.data;
  return (
    <article aria-label={title}>
      <h2>{title}</h2>
      <p className="document-time">{t('document.time', { time: dateText(time) })}</p>
      {lead}
      {address === undefined ? (
        <SafeHtml html={detail} />
      ) : (
        <SafeParts
          html={detail}
          headingOf={(part, number) => <EntryHeading title={part} number={number} address={address} />}
        />
      )}
      {foot?.(related)}
    </article>
  );
}
