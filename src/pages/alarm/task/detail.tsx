import { noDataApi } from '@/api/alarm/no-data';
import { type Scene, sceneApi } from '@/api/alarm/scene';
import { type AlarmTask, alarmTaskApi } from '@/api/alarm/task';
import { ALARM_LEVEL, NOTICE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { LevelTag } from '@/components/alarm/level-tag';
import { toldOf } from '@/components/alarm/rule-words';
import { typeAndCycleText } from '@/components/alarm/type-and-cycle';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { isEventCycle } from '@/domain/alarm/scene';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { go, Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';
import { useAlarmTaskActions } from './actions';
import { DryRun } from './dry-run';
import { noDataOf, TaskNoData } from './no-data';
import { Receivers } from './receivers';
import { TaskRunbook } from './runbook';
import { TaskSentence } from './sentence';

const EditNoData = lazyComponent(() => import('./edit-no-data').then(({ EditNoData }) => EditNoData));
const EditRunbook = lazyComponent(() => import('./edit-runbook').then(({ EditRunbook }) => EditRunbook));

const LIST = '/alarm/monitoring_alarm/task_management';
const leave = () => go(LIST);

/** One alarm task: what it does in words, what it would have done, and who hears of it. */
export default function AlarmTaskDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('alarmTask', id);
  const actionsOf = useAlarmTaskActions(leave);
  const panel = usePanel();
  const loaded = useLoad(alarmTaskApi.get, { id });
  const scenes = useLoad(sceneApi.getOptions, {});
  const sceneOf = (task: AlarmTask) => scenes.data?.list.find((one) => one.id === task.sceneId);
  const scene = loaded.data && sceneOf(loaded.data);
  return (
    <>
      <DetailPage
        title={loaded.data?.name ?? t('alarmTask.detailTitle')}
        loaded={loaded}
        failed={{ title: t('alarmTask.fetchFailed'), retry: t('common.retry') }}
        actions={actionsOf}
        identity={(task) => {
          const scene = sceneOf(task);
          return {
            name: task.name,
            id: task.id,
            state: <StatusTag value={task.status} map={TASK_STATUS} />,
            facts: [
              { label: t('alarmTask.level'), value: <LevelTag value={task.level} map={ALARM_LEVEL} /> },
              { label: t('alarmTask.scene'), value: scene?.name ?? task.sceneId },
              {
                label: t('alarmTask.typeAndCycle'),
                value: scene ? typeAndCycleText(t, scene) : t('common.none'),
              },
              { label: t('alarmTask.notice'), value: codeText(t, NOTICE_TYPE, task.notice) },
              { label: t('alarmTask.inAlarm'), value: <InAlarm task={task} /> },
              { label: t('alarmTask.updatedAt'), value: <FullTime at={task.updatedAt} /> },
            ],
          };
        }}
      >
        {(task) => {
          const scene = sceneOf(task);
          return (
            <UrlTabs
              tabs={[
                {
                  key: 'task',
                  label: t('alarmTask.details'),
                  content: scene && (
                    <TaskParts task={task} scene={scene} onEdit={(what) => panel.open(what, task.id)} />
                  ),
                },
                ...history,
              ]}
            />
          );
        }}
      </DetailPage>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'noData' && loaded.data && scene && (
          <EditNoData task={loaded.data} scene={scene} onClose={panel.close} />
        )}
        {panel.name === 'runbook' && loaded.data && <EditRunbook task={loaded.data} onClose={panel.close} />}
      </Overlays>
    </>
  );
}

function InAlarm({ task: { id, inAlarm } }: { task: AlarmTask }) {
  if (inAlarm === 0) return 0;
  return <Link to={to('/alarm/monitoring_alarm/list', { taskId: id, status: 'inAlarm' })}>{inAlarm}</Link>;
}

interface PartsProps {
  task: AlarmTask;
  scene: Scene;
  onEdit: (what: 'noData' | 'runbook') => void;
}

function TaskParts({ task, scene, onEdit }: PartsProps) {
  const t = useT();
  const offers = useOffers();
  const silent = useLoad(noDataApi.get, { id: task.id }, { isReady: !isEventCycle(scene.cycle) });
  const told = { ...toldOf(task, scene), noData: silent.data ? noDataOf(silent.data) : null };
  return (
    <>
      <Section title={t('alarmTask.inWords')}>
        <TaskSentence told={told} scene={scene} />
      </Section>
      {offers(noDataApi.get) && !isEventCycle(scene.cycle) && (
        <TaskNoData loaded={silent} onEdit={() => onEdit('noData')} />
      )}
      <TaskRunbook id={task.id} onEdit={() => onEdit('runbook')} />
      {offers(sceneApi.getSamples) && (
        <Section title={t('alarmTask.dryRun')}>
          <DryRun told={told} scene={scene} saved={null} />
        </Section>
      )}
      {offers(alarmTaskApi.previewNotice) && (
        <Section title={t('alarmTask.who')}>
          <Receivers id={task.id} input={task} effective={task.effective} isEvent={isEventCycle(scene.cycle)} />
        </Section>
      )}
    </>
  );
}
