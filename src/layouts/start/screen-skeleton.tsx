import { useT } from '@/i18n/use-t';
import './screen-skeleton.css';

/** The outline of a screen while its code is on the way. */
export function ScreenSkeleton() {
  const t = useT();
  return (
    <div className="screen-skeleton" role="status" aria-label={t('common.loading')}>
      <div className="screen-skeleton-title" />
      <div className="screen-skeleton-body" />
    </div>
  );
}
