import { Input, Radio } from 'antd';
import { useMemo } from 'react';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskInput } from '@/api/alarm/task';
import { ALARM_LEVEL, NOTICE_TYPE } from '@/components/alarm/labels';
import { typeAndCycleText } from '@/components/alarm/type-and-cycle';
import { isEventCycle } from '@/domain/alarm/scene';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Choice } from '@/ui/form/choice';
import { FormAside } from '@/ui/form/form-aside';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { optionsOf } from '@/ui/list/options';
import { ChannelFields } from './channel-fields';
import { EffectiveFields } from './effective-fields';
import { RuleList } from './rule-list';
import { SceneChoice, SceneGives } from './scene-choice';
import { Trial } from './trial';

const { Field, useValue } = formOf(alarmTaskInput);

const TIMES = [1, 2, 3, 4, 5];

/** The scene first: it decides type, cycle, fields and events, so it stays once rules were made for it. */
function SceneField({ scenes, isSaved }: { scenes: readonly Scene[]; isSaved: boolean }) {
  const t = useT();
  const filters = useValue('filters') ?? [];
  const triggers = useValue('triggers') ?? [];
  const sceneId = useValue('sceneId');
  const hasRules = filters.length > 0 || triggers.length > 0;
  const scene = scenes.find(({ id }) => id === sceneId);
  const isLocked = isSaved || hasRules;
  const help = (scene || isLocked) && (
    <>
      {scene && (
        <div className="alarm-scene-parts">
          <span>{t('alarmTask.inherited', { kind: typeAndCycleText(t, scene) })}</span>
          <SceneGives scene={scene} />
        </div>
      )}
      {isLocked && t(isSaved ? 'alarmTask.sceneSaved' : 'alarmTask.sceneLocked')}
    </>
  );
  const options = scenes
    .filter(({ id, isWithdrawn }) => !isWithdrawn || id === sceneId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field name="sceneId" label={t('alarmTask.scene')} {...(help && { help })}>
      <SceneChoice scenes={scenes} options={options} {...(isLocked && { disabled: true })} />
    </Field>
  );
}

/** What a task watches, when it begins and ends, the rule in words and its trial, then when it tells whom. */
export function AlarmTaskFields({ scenes: begun, saved }: { scenes: readonly Scene[]; saved: AlarmTask | null }) {
  // A form keeps what it began with; the names of scenes are those of the language that is shown now.
  const scenes = useLoad(sceneApi.getOptions, {}).data?.list ?? begun;
  const t = useT();
  const sceneId = useValue('sceneId');
  const scene = scenes.find(({ id }) => id === sceneId);
  return (
    <>
      <FormSection title={t('alarmTask.sectionBasic')}>
        <SceneField scenes={scenes} isSaved={saved !== null} />
        <Field name="name" label={t('alarmTask.name')}>
          <Input spellCheck={false} />
        </Field>
        {scene && <LevelField hasLevel={scene.hasLevel} />}
      </FormSection>
      {scene && <SceneParts scene={scene} saved={saved} />}
    </>
  );
}

function LevelField({ hasLevel }: { hasLevel: boolean }) {
  const t = useT();
  const { dynamic, ...plain } = ALARM_LEVEL;
  const help = hasLevel ? t('alarmTask.dynamicHelp') : t('alarmTask.levelHelp');
  return (
    <Field name="level" label={t('alarmTask.level')} help={help}>
      <Choice options={optionsOf(t, hasLevel ? { ...plain, dynamic } : plain)} />
    </Field>
  );
}

function SceneParts({ scene, saved }: { scene: Scene; saved: AlarmTask | null }) {
  const t = useT();
  const isEvent = isEventCycle(scene.cycle);
  const rules = useMemo(() => <RuleList name="filters" scene={scene} />, [scene]);
  const triggers = useMemo(() => <RuleList name="triggers" scene={scene} />, [scene]);
  const times = TIMES.map((count) => ({
    value: count,
    label: t(isEvent ? 'alarmTask.events' : 'alarmTask.cycles', { count }),
  }));
  return (
    <>
      <FormSection title={t('alarmTask.sectionData')}>
        {scene.events.length > 0 && (
          <Field name="event" label={t('alarmTask.event')} isRequired>
            <Choice options={scene.events.map(({ value, name }) => ({ value, label: name }))} />
          </Field>
        )}
        {rules}
      </FormSection>
      <FormSection title={t('alarmTask.sectionTrigger')}>
        <Field name="match" label={t('alarmTask.match')}>
          <Radio.Group
            options={[
              { value: 'all', label: t('alarmTask.matchAll') },
              { value: 'any', label: t('alarmTask.matchAny') },
            ]}
          />
        </Field>
        {triggers}
        <Field
          name="triggerAfter"
          label={t('alarmTask.triggerAfter')}
          help={isEvent ? t('alarmTask.triggerAfterEvents') : t('alarmTask.triggerAfterHelp')}
        >
          <Choice options={times} />
        </Field>
        <Field
          name="restoreAfter"
          label={isEvent ? t('alarmTask.renewAfter') : t('alarmTask.restoreAfter')}
          help={isEvent ? t('alarmTask.restoreAfterEvents') : t('alarmTask.restoreAfterHelp')}
        >
          <Choice options={times} />
        </Field>
      </FormSection>
      <FormAside>
        <FormSection title={t('alarmTask.sectionTrial')}>
          <Trial scene={scene} saved={saved} />
        </FormSection>
      </FormAside>
      <FormSection title={t('alarmTask.sectionNotice')}>
        <Field name="notice" label={t('alarmTask.notice')} help={t('alarmTask.noticeHelp')}>
          <Radio.Group className="alarm-choices" options={optionsOf(t, NOTICE_TYPE)} />
        </Field>
        <EffectiveFields />
      </FormSection>
      <FormSection title={t('alarmTask.sectionChannels')}>
        <ChannelFields />
      </FormSection>
    </>
  );
}
