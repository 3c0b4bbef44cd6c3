import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import { go } from '@/lib/navigation';
import { failureText } from './failure-text';
import { Outcome } from './outcome';
import { LoadFailure } from './states';
import { useWayBack } from './way-back';

interface Props {
  failure: Failure;
  onRetry: () => void;
  /** As for `LoadFailure`. */
  copy?: { title: string; retry: string } | undefined;
  /** What shows the object over its list, such as a drawer, closes instead. */
  onClose?: () => void;
}

/** Why an object cannot be shown: one that is gone leads back to its list, anything else can be tried again. */
export function ObjectFailure({ failure, onRetry, copy, onClose }: Props) {
  const t = useT();
  const { isGone, list } = useWayBack();
  if (!isGone(failure) || (!list && !onClose)) return <LoadFailure failure={failure} onRetry={onRetry} copy={copy} />;
  return (
    <Outcome tone="attention" title={t('gone.title')} text={failureText(t, failure)}>
      {onClose ? (
        <Button onClick={onClose}>{t('common.close')}</Button>
      ) : (
        list && (
          <Button type="primary" onClick={() => go(list.to)}>
            {t('gone.back', { list: list.label })}
          </Button>
        )
      )}
    </Outcome>
  );
}
