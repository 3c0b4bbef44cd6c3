import { useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { beginWait } from '@/lib/at-rest';
import './screen-skeleton.css';

/** The outline of a screen while its code or the session is on the way; main is busy meanwhile. */
export function ScreenSkeleton() {
  const t = useT();
  useEffect(() => {
    const main = document.getElementById('main');
    main?.setAttribute('aria-busy', 'true');
    const end = beginWait();
    return () => {
      main?.removeAttribute('aria-busy');
      end();
    };
  }, []);
  return (
    <div className="screen-skeleton" role="status" aria-label={t('common.loading')}>
      <div className="screen-skeleton-title" />
      <div className="screen-skeleton-body" />
    </div>
  );
}
