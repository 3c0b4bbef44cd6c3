import { Drawer, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

interface Props<Data> {
  title: string;
  loaded: Loaded<Data>;
  onClose: () => void;
  /** The form, once there is something to edit. A later load does not touch it: the input is the operator's. */
  children: (data: Data) => ReactNode;
}

/** A drawer whose content must be loaded first: a skeleton, or the failure with Retry, then the form itself. */
export function LoadedDrawer<Data>({ title, loaded, onClose, children }: Props<Data>) {
  const [first, setFirst] = useState<Data | undefined>(undefined);
  if (first === undefined && loaded.data !== undefined && !loaded.isLoading) setFirst(loaded.data);
  if (first !== undefined) return children(first);
  return (
    <Drawer open title={title} size={480} onClose={onClose}>
      {loaded.failure ? <LoadFailure failure={loaded.failure} onRetry={loaded.reload} /> : <Skeleton active />}
    </Drawer>
  );
}
