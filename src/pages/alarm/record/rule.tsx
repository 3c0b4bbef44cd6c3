import './timeline.css';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { namesOf, toldOf } from '@/components/alarm/rule-words';
import { causesOf, spoken } from '@/domain/alarm/sentence';
import { useLanguage, useT } from '@/i18n/use-t';
import { both } from '@/ui/data/both';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';

/** When its task raises an alarm and when that recovers, by its rules as they are now; nothing where the scene is unknown. */
export function AlarmRule({ taskId }: { taskId: string }) {
  const t = useT();
  const language = useLanguage();
  const { data, failure, reload } = both(useLoad(alarmTaskApi.get, { id: taskId }), useLoad(sceneApi.getOptions, {}));
  const [task, scenes] = data ?? [];
  const scene = task && scenes?.list.find(({ id }) => id === task.sceneId);
  if (!scene && !failure) return null;
  return (
    <Section title={t('alarmRecord.rule')}>
      {scene && task ? (
        <div className="alarm-rule">
          {causesOf(toldOf(task, scene), namesOf(scene, undefined, language)).map((phrase) => (
            <p key={phrase.id}>{spoken(phrase, t, language)}</p>
          ))}
        </div>
      ) : (
        failure && <LoadFailure failure={failure} onRetry={reload} />
      )}
    </Section>
  );
}
