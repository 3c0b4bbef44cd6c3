import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

interface Props<Data> {
  loaded: Loaded<Data>;
  children: (data: Data) => ReactNode;
}

/** Settings inside a screen: a skeleton, or the failure with Retry, then what was loaded. */
export function LoadedPanel<Data>({ loaded: { data, failure, reload }, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}
