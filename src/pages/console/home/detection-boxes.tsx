import { detectionApi } from '@/api/console/detection';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { DetectionBox } from './detection-box';
import { DomainResult, LinkResult } from './detection-result';

/** Domain and link detection (HOME-03). */
export function DetectionBoxes() {
  const t = useT();
  return (
    <div className="home-detection">
      <DetectionBox
        label={t('detect.domain')}
        placeholder="example.com"
        check={detectionApi.domainCheck}
        render={(report) => <DomainResult report={report} />}
      />
      <DetectionBox
        label={t('detect.link')}
        placeholder="https://example.com/path"
        check={detectionApi.linkCheck}
        render={(report) => <LinkResult report={report} />}
      />
      <p className="home-hint">
        {t('detect.scope')}{' '}
        <ScreenLink to="/help_doc/list" isOptional>
          {t('detect.scopeLink')}
        </ScreenLink>
      </p>
    </div>
  );
}
