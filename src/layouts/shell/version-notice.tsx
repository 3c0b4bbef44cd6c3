import { useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { saveDrafts } from '@/lib/drafts';
import { endDraftHolds, reloadPage } from '@/lib/navigation';
import { putOffVersion, useVersionNotice, watchVersion } from './new-version';

/** Loads the page anew; what is typed comes back as a draft. The browser asks where something would be lost. */
export function refreshVersion(): void {
  if (saveDrafts()) endDraftHolds();
  reloadPage();
}

/** Says once that a newer version is deployed; nothing is forced. */
export function VersionNotice() {
  const t = useT();
  const isShown = useVersionNotice();
  useEffect(watchVersion, []);
  return (
    <div className="version-notice" role="status">
      {isShown && (
        <>
          <span>{t('version.text')}</span>
          <button type="button" className="version-button" onClick={refreshVersion}>
            {t('version.refresh')}
          </button>
          <button type="button" className="version-button" onClick={putOffVersion}>
            {t('version.later')}
          </button>
        </>
      )}
    </div>
  );
}
