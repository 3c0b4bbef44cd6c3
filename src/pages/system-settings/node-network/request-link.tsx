import type { RequestRef } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';

/** Says in a line who asked for it and who approved it, and leads to the request; nothing where it was none. */
export function RequestLink({ request }: { request: RequestRef | undefined }) {
  const t = useT();
  if (!request) return null;
  const { id, author, reviewer } = request;
  return (
    <>
      {DOT}
      <Link to={to('/console/change_request/:id', { id })}>
        {reviewer === null ? t('versions.requestBypassed', { author }) : t('versions.request', { author, reviewer })}
      </Link>
    </>
  );
}
