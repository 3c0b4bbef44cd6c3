import { Button, ConfigProvider, Form, Skeleton } from 'antd';
import { memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskApi, alarmTaskInput } from '@/api/alarm/task';
import { isRuleWhole, toldOf } from '@/components/alarm/rule-words';
import { isEventCycle } from '@/domain/alarm/scene';
import type { DescribedTask } from '@/domain/alarm/sentence';
import { useT } from '@/i18n/use-t';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { useBesideForm } from '@/ui/form/form-aside';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { sameJudged } from './model';
import { TaskSentence } from './sentence';

const DryRun = lazyComponent(() => import('./dry-run').then(({ DryRun }) => DryRun));
const RuleChart = lazyComponent(() => import('./rule-chart').then(({ RuleChart }) => RuleChart));
const Receivers = lazyComponent(() => import('./receivers').then(({ Receivers }) => Receivers));

interface Props {
  scene: Scene;
  saved: AlarmTask | null;
}

/** What the form says so far: in words, against the past, and who would hear of it now. */
export function Trial({ scene, saved }: Props) {
  // Typing goes first: the sentence follows when there is time.
  const values: unknown = useDeferredValue(Form.useWatch([], Form.useFormInstance()));
  // Nothing in here changes the task: who may only read it tries it, too.
  return (
    <ConfigProvider componentDisabled={false}>
      <TrialOf scene={scene} saved={saved} values={values} />
    </ConfigProvider>
  );
}

/** Reads fifty rules and puts them in words, so it is drawn only when its values are its own turn. */
const TrialOf = memo(({ scene, saved, values }: Props & { values: unknown }) => {
  const t = useT();
  const [shown, setShown] = useState<'none' | 'run' | 'who'>('none');
  const form = Form.useFormInstance();
  const whole: unknown = values === undefined ? undefined : form.getFieldsValue(true);
  const typed = typeof whole === 'object' && whole !== null ? whole : {};
  const told = toldOf(typed, scene);
  const input = alarmTaskInput.safeParse(whole);
  const offers = useOffers();
  const canRun = offers(sceneApi.getSamples);
  const canPreview = offers(alarmTaskApi.previewNotice);
  const isBeside = useBesideForm();
  const open = isBeside && shown === 'run' ? 'none' : shown;
  const toggle = (one: 'run' | 'who') => setShown(open === one ? 'none' : one);
  const chart = canRun && (
    <OptionalPart place={null} again={scene}>
      <Suspense fallback={null}>
        <RuleChart told={told} scene={scene} />
      </Suspense>
    </OptionalPart>
  );
  return (
    <>
      {open === 'none' ? (
        <TaskSentence told={told} scene={scene} />
      ) : (
        // What was asked for stands in sight then, beside the chart of the rule.
        <details>
          <summary>{t('alarmTask.inWords')}</summary>
          <TaskSentence told={told} scene={scene} />
        </details>
      )}
      {!isBeside && chart}
      {((canRun && !isBeside) || canPreview) && (
        <div className="alarm-tools">
          {canRun && !isBeside && (
            <Button aria-expanded={open === 'run'} onClick={() => toggle('run')}>
              {t('alarmTask.dryRun')}
            </Button>
          )}
          {canPreview && (
            <Button aria-expanded={open === 'who'} onClick={() => toggle('who')}>
              {t('alarmTask.who')}
            </Button>
          )}
        </div>
      )}
      <Overlays onLost={() => setShown('none')} onRetry={() => setShown(shown)}>
        {canRun && open === 'run' && <DryRun told={told} scene={scene} saved={saved} isAside />}
        {canPreview && open === 'who' && (
          <Receivers
            input={input.success ? input.data : null}
            id={saved?.id}
            effective={told.effective}
            isEvent={isEventCycle(scene.cycle)}
          />
        )}
      </Overlays>
      {canRun && isBeside && (
        <OptionalPart place={null} again={scene}>
          <Suspense fallback={<Skeleton active />}>
            <LiveRun told={isRuleWhole(typed, scene, told) ? told : null} scene={scene} saved={saved} />
          </Suspense>
        </OptionalPart>
      )}
      {isBeside && chart}
    </>
  );
});

/** How long the rule rests before it is tried: not with each letter of a value. */
const RESTS_MS = 400;

interface LiveProps extends Props {
  /** Null while the rule is not whole. */
  told: DescribedTask | null;
}

/** Beside the form the rule is tried as soon as it is whole, and again once a change of it rests. */
function LiveRun({ told: given, scene, saved }: LiveProps) {
  const t = useT();
  const [told, setTold] = useState(given);
  const next = sameJudged(told, given);
  if (next !== told) setTold(next);
  const [tried, setTried] = useState(told);
  const restsMs = tried === null ? 0 : RESTS_MS;
  useEffect(() => {
    const timer = setTimeout(() => setTried(told), restsMs);
    return () => clearTimeout(timer);
  }, [told, restsMs]);
  // Typing goes on while it is judged; what it was before is given up.
  const judged = useDeferredValue(tried);
  const run = useMemo(
    () => judged && <DryRun told={judged} scene={scene} saved={saved} isAside />,
    [judged, scene, saved],
  );
  return (
    <section className="alarm-live">
      <h3>{t('alarmTask.dryRun')}</h3>
      {run ?? (told ? <Skeleton active /> : <p className="absent">{t('alarmTask.runIncomplete')}</p>)}
    </section>
  );
}
