import { detectionApi } from '@/api/console/detection';
import { AskLink } from '@/components/ask-nodes/ask-link';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { DetectionBox } from './detection-box';
import { DomainResult, LinkResult } from './detection-result';

/** The document of the specification that says which domains can be looked up. */
const SCOPE = 'domain-scope';

const door = (target: string) => <AskLink name={target} />;

/** Domain and link detection. */
export function DetectionBoxes() {
  const t = useT();
  return (
    <div className="home-detection">
      <DetectionBox
        label={t('detect.domain')}
        missing={t('detect.enterDomain')}
        placeholder="example.com"
        check={detectionApi.domainCheck}
        render={(report) => <DomainResult report={report} />}
        door={door}
      />
      <DetectionBox
        label={t('detect.link')}
        missing={t('detect.enterLink')}
        placeholder="https://example.com/path"
        check={detectionApi.linkCheck}
        render={(report) => <LinkResult report={report} />}
        door={door}
      />
      <p className="home-hint">
        {t('detect.scope')}{' '}
        <ScreenLink to={to('/help_doc/list', { id: SCOPE })} isOptional>
          {t('detect.scopeLink')}
        </ScreenLink>
      </p>
    </div>
  );
}
