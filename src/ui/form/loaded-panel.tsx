import { Skeleton } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { RenewalContext } from './renewal';

interface Props<Data> {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** Settings inside a screen: a skeleton, or the failure with Retry, then what was loaded, always the newest. */
export function LoadedPanel<Data>({ loaded: { data, failure, isLoading, reload }, children }: Props<Data>) {
  const renewal = useMemo(() => ({ version: undefined, renew: reload, isRenewing: isLoading }), [reload, isLoading]);
  if (data !== undefined) return <RenewalContext value={renewal}>{children(data)}</RenewalContext>;
  if (failure) return <ObjectFailure failure={failure} onRetry={reload} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}
