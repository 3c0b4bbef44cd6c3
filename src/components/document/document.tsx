import type { ReactNode } from 'react';
import { CODES } from '@/api/codes';
import { documentApi } from '@/api/help/doc';
import { useT } from '@/i18n/use-t';
import { dateText } from '@/lib/time';
import { SafeHtml } from '@/ui/data/safe-html';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';

interface Props {
  id: string;
  /** What stands between its title and its text. */
  lead?: ReactNode;
  /** What stands below its text; it is told which documents to read next. */
  foot?: (related: readonly string[]) => ReactNode;
}

/** One document: title, day, and its purified text. */
export function Document({ id, lead, foot }: Props) {
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
      <SafeHtml html={detail} />
      {foot?.(related)}
    </article>
  );
}
