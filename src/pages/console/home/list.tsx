import { Suspense, useCallback, useEffect, useState } from 'react';
import { firstStepApi } from '@/api/console/first-step';
import { overviewApi } from '@/api/console/home';
import { STEP_SOURCES } from '@/api/console/sources';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { Screen } from '@/ui/page/screen';
import { AttentionStrip } from './attention-strip';
import { CardBoundary } from './card-boundary';
import { CounterStrip, isBlank } from './counter-strip';
import { HomeFailures } from './failures';
import { LoginSecurityBanner } from './login-security-banner';
import './home.css';

const AFTER_PAINT_MS = 100;
/** So long the rest waits for figures that do not come. */
const LONGEST_MS = 2_000;
const Later = lazyComponent(() => import('./later'));
const Refresh = lazyComponent(() => import('./refresh'));
const EngineLine = lazyComponent(() => import('@/components/alarm/engine-line'), ['components/alarm-engine']);
const QuotaCell = lazyComponent(() => import('./quota-cell'), ['cost-center/quota']);
const Waiting = lazyComponent(() => import('./waiting'), ['components/network-wait']);

/** What needs the operator first and the figures, from plain markup; the rest is fetched once they are there. */
export default function Home() {
  const t = useT();
  const [stage, setStage] = useState<'loading' | 'failed' | 'ready'>('loading');
  const [isLater, setLater] = useState(false);
  const onSettled = useCallback((hasFailed: boolean) => {
    setStage((old) => (hasFailed && old === 'loading' ? 'failed' : hasFailed ? old : 'ready'));
  }, []);
  // Asked for before the card that shows them, so that nothing below it moves when the answer comes.
  const steps = useLoad(firstStepApi.get, {}, { isReady: stage !== 'loading', dependsOn: STEP_SOURCES });
  const counters = useLoad(overviewApi.getCounters, {});
  // Thirteen zeros stand behind the first steps, which are what an account of today needs.
  const isNew = counters.data !== undefined && isBlank(counters.data);
  const isWaiting = stage === 'loading' || (!steps.data && !steps.failure && !steps.isUnoffered);
  // The first figures are painted before the rest competes with them for the line and the processor.
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), isWaiting ? LONGEST_MS : AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const figures = (
    <CardBoundary>
      <CounterStrip onSettled={onSettled} />
    </CardBoundary>
  );
  return (
    <Screen
      title={t('home.title')}
      note={t('home.intro')}
      actions={
        <div className="home-refresh">
          <Suspense>
            {isLater && (
              <OptionalPart place={null} again={stage}>
                <Refresh />
              </OptionalPart>
            )}
          </Suspense>
        </div>
      }
    >
      <div className="home" data-ready={stage === 'ready' ? 'home' : undefined}>
        <CardBoundary>
          <LoginSecurityBanner />
        </CardBoundary>
        <OptionalPart place={null} again={stage}>
          <Suspense>
            {isLater && <EngineLine />}
            {isLater && <Waiting />}
          </Suspense>
        </OptionalPart>
        <HomeFailures>
          <CardBoundary>
            <AttentionStrip onSettled={onSettled}>
              <OptionalPart place={null} again={stage}>
                <Suspense>{isLater && <QuotaCell />}</Suspense>
              </OptionalPart>
            </AttentionStrip>
          </CardBoundary>
          {!isNew && figures}
          <div className="home-later">
            <Suspense>{isLater && <Later />}</Suspense>
          </div>
          {isNew && figures}
        </HomeFailures>
      </div>
    </Screen>
  );
}
