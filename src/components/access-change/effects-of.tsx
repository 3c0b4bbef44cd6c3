import { Skeleton } from 'antd';
import { useContext } from 'react';
import { type AccessChange, accessChangeApi } from '@/api/business-account/access-change';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { ForbidContext } from '@/ui/feedback/confirm';
import { LoadFailure } from '@/ui/feedback/states';
import { useUnknown } from '@/ui/feedback/use-unknown';
import { Effects } from './effects';
import { PAGE } from './read-effects';

/**
 * The same inside a question that somebody else asks; it cannot be answered before it is known who gains and who loses. A
 * gateway that does not tell it, or fails three times, keeps nobody from the change, and that is said.
 */
export function EffectsOf({ change }: { change: AccessChange }) {
  const t = useT();
  const forbid = useContext(ForbidContext);
  const input = { change, current: 1, pageSize: PAGE };
  const { data, failure, isUnoffered, reload } = useLoad(accessChangeApi.previewEffect, input);
  const isUnknown = useUnknown(failure);
  if (data) return <Effects change={change} first={data} />;
  if (isUnoffered) return <p>{t('accessChange.untold')}</p>;
  return (
    <>
      {isUnknown && <p>{t('accessChange.unknown')}</p>}
      <div ref={isUnknown ? undefined : forbid}>
        {failure ? <LoadFailure failure={failure} onRetry={reload} /> : <Skeleton active title={false} />}
      </div>
    </>
  );
}
