import type { ToolsProps } from '@/ui/list-parts';
import { Export } from './export';

/** What can be done with a list as a whole, beside its refresh control. */
export function Tools({ listNow }: ToolsProps) {
  return <Export listNow={listNow} />;
}
