import { Button, ConfigProvider, Form } from 'antd';
import { memo, Suspense, useDeferredValue, useState } from 'react';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskApi, alarmTaskInput } from '@/api/alarm/task';
import { toldOf } from '@/components/alarm/rule-words';
import { isEventCycle } from '@/domain/alarm/scene';
import { useT } from '@/i18n/use-t';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
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
  const told = toldOf(typeof whole === 'object' && whole !== null ? whole : {}, scene);
  const input = alarmTaskInput.safeParse(whole);
  const offers = useOffers();
  const canRun = offers(sceneApi.getSamples);
  const canPreview = offers(alarmTaskApi.previewNotice);
  const toggle = (one: 'run' | 'who') => setShown(shown === one ? 'none' : one);
  return (
    <>
      {shown === 'none' ? (
        <TaskSentence told={told} scene={scene} />
      ) : (
        // What was asked for stands in sight then, beside the chart of the rule.
        <details>
          <summary>{t('alarmTask.inWords')}</summary>
          <TaskSentence told={told} scene={scene} />
        </details>
      )}
      {canRun && (
        <OptionalPart place={null} again={scene}>
          <Suspense fallback={null}>
            <RuleChart told={told} scene={scene} />
          </Suspense>
        </OptionalPart>
      )}
      {(canRun || canPreview) && (
        <div className="alarm-tools">
          {canRun && (
            <Button aria-expanded={shown === 'run'} onClick={() => toggle('run')}>
              {t('alarmTask.dryRun')}
            </Button>
          )}
          {canPreview && (
            <Button aria-expanded={shown === 'who'} onClick={() => toggle('who')}>
              {t('alarmTask.who')}
            </Button>
          )}
        </div>
      )}
      <Overlays onLost={() => setShown('none')} onRetry={() => setShown(shown)}>
        {canRun && shown === 'run' && <DryRun told={told} scene={scene} saved={saved} isAside />}
        {canPreview && shown === 'who' && (
          <Receivers
            input={input.success ? input.data : null}
            id={saved?.id}
            effective={told.effective}
            isEvent={isEventCycle(scene.cycle)}
          />
        )}
      </Overlays>
    </>
  );
});
