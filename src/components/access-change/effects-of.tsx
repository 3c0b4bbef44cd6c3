import { Skeleton } from 'antd';
import { useContext } from 'react';
import { type AccessChange, accessChangeApi } from '@/api/business-account/access-change';
import { useLoad } from '@/ui/data/use-load';
import { ForbidContext } from '@/ui/feedback/confirm';
import { LoadFailure } from '@/ui/feedback/states';
import { Effects } from './effects';
import { PAGE } from './read-effects';

/** The same inside a question that somebody else asks; it cannot be answered before it is known who gains and who loses. */
export function EffectsOf({ change }: { change: AccessChange }) {
  const forbid = useContext(ForbidContext);
  const { data, failure, reload } = useLoad(accessChangeApi.previewEffect, { change, current: 1, pageSize: PAGE });
  if (data) return <Effects change={change} first={data} />;
  return (
    <div ref={forbid}>
      {failure ? <LoadFailure failure={failure} onRetry={reload} /> : <Skeleton active title={false} />}
    </div>
  );
}
