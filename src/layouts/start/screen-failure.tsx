import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { MessagePage } from '@/ui/message-page';

/** Whether a thrown value is the bundler's lost or late chunk. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message));

/** What went wrong with a screen, in its place, with Retry. */
export function ScreenFailure({ isChunk, onRetry }: { isChunk: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <MessagePage
      title={isChunk ? t('screen.chunkFailed') : t('screen.crashed')}
      text={isChunk ? t('screen.chunkFailedText') : t('screen.crashedText')}
      actions={
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
