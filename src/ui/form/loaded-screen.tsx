import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLocation } from '@/lib/navigation';
import type { Loaded } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { Screen } from '@/ui/page/screen';
import { RenewalContext, useRenewal } from './renewal';

interface Props<Data> {
  title: string;
  loaded: Loaded<Data>;
  /** What a failed load is called, told before its reason, and what its button says. */
  failed?: { title: string; retry: string };
  /** The form's page, once there is something to edit. A later load does not touch it: the input is the operator's. */
  children: (data: Data) => ReactNode;
}

/** A form's page whose content must be loaded first: a skeleton, or the failure with Retry, then the page itself. */
export function LoadedScreen<Data>(props: Props<Data>) {
  // Of the object in the address: another one may come to the same screen.
  return <Held key={useLocation().pathname} {...props} />;
}

function Held<Data>({ title, loaded, failed, children }: Props<Data>) {
  const { held, renewal } = useRenewal(loaded);
  if (held !== undefined) return <RenewalContext value={renewal}>{children(held)}</RenewalContext>;
  return (
    <Screen title={title}>
      {loaded.failure ? (
        <ObjectFailure failure={loaded.failure} onRetry={loaded.reload} copy={failed} />
      ) : (
        <Skeleton active />
      )}
    </Screen>
  );
}
