import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { isChunkError } from '@/lib/chunk-error';
import { ProblemLink } from '@/ui/feedback/problem-link';
import { MessagePage } from '@/ui/page/message-page';
import { useNewVersion } from '../shell/new-version';
import { refreshVersion } from '../shell/version-notice';

/** What went wrong with a screen, in its place, with Retry; with Refresh if the screen went with an older version. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT();
  const isChunk = isChunkError(error);
  const isOutdated = useNewVersion() && isChunk;
  if (isOutdated) {
    return (
      <MessagePage
        title={t('screen.chunkFailed')}
        text={t('screen.outdatedText')}
        actions={
          <>
            <Button onClick={onRetry}>{t('common.retry')}</Button>
            <Button type="primary" onClick={refreshVersion}>
              {t('version.refresh')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <MessagePage
      title={isChunk ? t('screen.chunkFailed') : t('screen.crashed')}
      text={isChunk ? t('screen.chunkFailedText') : t('screen.crashedText')}
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <ProblemLink />
        </>
      }
    />
  );
}
