import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { SCHEDULED_DETAIL } from './labels';

/** Says in a line that it was applied at a time that was chosen before, and leads to what came of that. */
export function ScheduledLink({ id }: { id: string | null | undefined }) {
  const t = useT();
  if (!id) return null;
  return (
    <>
      {DOT}
      <Link to={to(SCHEDULED_DETAIL, { id })}>{t('scheduledApply.scheduledOne')}</Link>
    </>
  );
}
