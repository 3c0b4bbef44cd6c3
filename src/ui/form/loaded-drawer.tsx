import { Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Loaded } from '@/ui/data/use-load';
import { ObjectFailure } from '@/ui/feedback/object-failure';
import { useQuery } from '@/ui/page/use-query';
import { FocusWithin } from './focus-within';
import { RenewalContext, useRenewal } from './renewal';

interface Props<Data> {
  title: string;
  loaded: Loaded<Data>;
  onClose: () => void;
  /** The form, once there is something to edit. A later load does not touch it: the input is the operator's. */
  children: (data: Data) => ReactNode;
}

/** A drawer whose content must be loaded first: a skeleton, or the failure with Retry, then the form itself. */
export function LoadedDrawer<Data>(props: Props<Data>) {
  const [query] = useQuery();
  // Of the object in the address: another one may come to the same drawer, and is never saved with the input for the first.
  return <Held key={query.get('item')} {...props} />;
}

function Held<Data>({ title, loaded, onClose, children }: Props<Data>) {
  const { held, renewal } = useRenewal(loaded);
  if (held !== undefined) return <RenewalContext value={renewal}>{children(held)}</RenewalContext>;
  return (
    <Drawer open title={title} size={480} onClose={onClose} autoFocus={false}>
      <FocusWithin>
        {loaded.failure ? (
          <ObjectFailure failure={loaded.failure} onRetry={loaded.reload} onClose={onClose} />
        ) : (
          <Skeleton active />
        )}
      </FocusWithin>
    </Drawer>
  );
}
