import { CopyLink } from '@/ui/feedback/copy-link';
import { Export } from './export';
import { listLink } from './list-link';
import type { ToolsProps } from './list-parts';
import { Views } from './views';

/** What can be done with a list as a whole, beside its refresh control. */
export function Tools({ listNow }: ToolsProps) {
  return (
    <>
      <CopyLink hrefOf={() => listLink(listNow)} />
      <Views listNow={listNow} />
      <Export listNow={listNow} />
    </>
  );
}
