import { Button, Skeleton } from 'antd';
import type { IdentityProviderDetail } from '@/api/business-account/identity-provider';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { isTestLink, type SignInTest, ssoSetupApi } from '@/api/business-account/sso-setup';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime, Time } from '@/ui/data/time';
import { usePoll } from '@/ui/data/use-poll';
import { LoadFailure } from '@/ui/feedback/states';
import { RunButton } from '@/ui/page/run-button';
import { TEST_STATES } from './test-labels';
import { TestOutcome } from './test-outcome';
import './identity-provider.css';

const MAPPINGS = { dependsOn: [roleSsoApi.list] };
const isUnderWay = ({ state }: SignInTest) => state === 'waiting' || state === 'opened';

/** Plays a sign-in through to its end and shows what came of it; the last one stays with the provider. */
export function SignInTests({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  const can = useCan();
  const { id, version, type } = provider;
  const { data, failure, reload } = usePoll(
    ssoSetupApi.getTest,
    { id },
    ({ test }) => test === null || !isUnderWay(test),
    MAPPINGS,
  );
  const isKnown = type === 'saml' || type === 'oidc' || 'ssoSetup.unknownType';
  const test = data?.test;
  return (
    <div className="sso-part">
      <p>{t('ssoSetup.testText')}</p>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      <div aria-live="polite" className="sso-part">
        {test === null && <p className="absent">{t('ssoSetup.neverTested')}</p>}
        {test && (isUnderWay(test) ? <UnderWay test={test} /> : <Over test={test} />)}
      </div>
      {/* While its link waits, that is what there is to press. */}
      {!test?.link && (
        <div className="sso-line">
          <RunButton
            permit={allOf(can(ssoSetupApi.startTest), isKnown)}
            run={() => ssoSetupApi.startTest({ id, version })}
          >
            {t(test ? 'ssoSetup.testAgain' : 'ssoSetup.test')}
          </RunButton>
        </div>
      )}
    </div>
  );
}

function UnderWay({ test }: { test: SignInTest }) {
  const t = useT();
  const { state, link, expiresAt, startedBy } = test;
  return (
    <>
      <span className="sso-line">
        <StatusTag value={state} map={TEST_STATES} />
        <span className="absent">
          {t('ssoSetup.startedBy', { name: startedBy })}
          {DOT}
          {t('ssoSetup.goodUntil')} <Time at={expiresAt} />
        </span>
      </span>
      {link !== null && isTestLink(link) && (
        <span className="sso-line">
          {/* A link, not a window that is opened after the answer: browsers keep those from opening. */}
          <Button href={link} target="_blank" rel="noopener noreferrer">
            {t('ssoSetup.openLink')}
          </Button>
          <span className="absent">{t('ssoSetup.linkOnce')}</span>
        </span>
      )}
    </>
  );
}

function Over({ test }: { test: SignInTest }) {
  const t = useT();
  return (
    <>
      <span className="sso-line">
        <StatusTag value={test.state} map={TEST_STATES} />
        <span className="absent">
          <FullTime at={test.endedAt} />
          {DOT}
          {t('ssoSetup.startedBy', { name: test.startedBy })}
        </span>
      </span>
      {test.isOutdated && <p className="absent">{t('ssoSetup.outdated')}</p>}
      {test.state !== 'expired' && <TestOutcome test={test} />}
    </>
  );
}
