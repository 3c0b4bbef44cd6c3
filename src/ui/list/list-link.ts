import { gatewayNow } from '@/lib/gateway-clock';
import { exactLink } from './exact-link';
import type { ToolsProps } from './list-parts';
import { valueColumns } from './list-source';

/** The address of exactly this view: what another account or browser would choose by itself is written out. */
export function listLink(listNow: ToolsProps['listNow']): string {
  const { request, columns, allColumns, isOpenEnded } = listNow();
  const shown = valueColumns({ columns }).map(({ key }) => key);
  const all = valueColumns({ columns: allColumns }).map(({ key }) => key);
  return exactLink(window.location.href, {
    size: request.pageSize,
    shown,
    hidden: all.filter((key) => !shown.includes(key)),
    until: isOpenEnded ? gatewayNow() : null,
  });
}
