import { type ReportInstance, reportInstances } from '@/api/report/instance';
import { careIn } from '../alarm/acknowledgment';
import { type Alarm, alarmsOf, knownSince } from '../alarm/course';
import { taskNameIn } from '../alarm/own-task';
import { recordOf } from '../alarm/record-rows';
import { runbookText } from '../alarm/runbook-rows';
import { taskRows } from '../alarm/task-rows';
import { grownUntil } from '../console/counters';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { validLinks } from './links';
import { type KeptInstance, kindOf, type REASONS } from './rows';
import { again, changedAt, reportsOf } from './runs';
import { alarmSheet, businessSheet, type Known } from './sheets';
import { sectionsOf, templateOf } from './template';

const REASON_TEXT: Record<Language, Record<(typeof REASONS)[number], string>> = {
  'zh-CN': {
    sourceTimeout: '统计服务在 10 分钟内未返回数据',
    tooManyRows: '数据超过 100 万行，请缩短报告周期',
  },
  'en-US': {
    sourceTimeout: 'The statistics service did not answer within 10 minutes',
    tooManyRows: 'More than 1 million rows: shorten the period',
  },
};

const shown = (world: World, language: Language, { endsAs: _, templateId, reason, ...one }: KeptInstance) => ({
  ...one,
  kind: kindOf(templateId),
  templateName: templateOf(templateId, language).name,
  reason: reason === null ? null : REASON_TEXT[language][reason],
  links: validLinks(world, one.id).length,
});

/** What a sheet is made of, once there is one. */
export const frameOf = ({ name, zone, fromDay, toDay, status, generatedAt, templateId }: KeptInstance) =>
  status === 'generated' && generatedAt !== null
    ? { name, zone, fromDay, toDay, generatedAt, sections: sectionsOf(templateId) }
    : null;

/**
 * The alarms that the alarm list shows, for reports over the same days, as they stood when the report was made: whatever
 * happens to them later, whoever opens it sees the same. People outside are told neither tasks nor who took care of them.
 */
export const knownAlarms = (world: World, language: Language, madeAt: number, isInside: boolean): Known => {
  const begun = alarmsOf(world).filter(({ episode }) => episode.firstAt <= madeAt);
  const taskIds = new Map(begun.map((one) => [taskNameOf(one, madeAt, language), one.task.id]));
  return {
    since: knownSince(world),
    ...(isInside && {
      taskOf: (name: string) => {
        const tasks = taskRows.of(world);
        const task =
          tasks.find(taskIds.get(name) ?? '') ?? tasks.rows.find((one) => taskNameIn(one, language) === name);
        if (task === undefined) return undefined;
        const runbook = runbookText(world, task.id);
        return { id: task.id, ...(runbook !== undefined && { runbook }) };
      },
    }),
    alarms: begun.map((one) => {
      const record = recordOf(world, one, language, madeAt);
      const { id, name, source, taskId, taskStatus, level, status, triggerCount } = record;
      const { firstAt, lastAt, restoredAt, endedAt } = record;
      const acknowledgment = isInside ? careIn(world, one, madeAt).acknowledgment : undefined;
      return {
        ...{ id, name, source, taskName: taskNameOf(one, madeAt, language), level, status, triggerCount },
        ...{ firstAt, lastAt, restoredAt, endedAt },
        ...(isInside && taskStatus !== 'deleted' && { taskId }),
        ...(acknowledgment !== undefined && { owner: acknowledgment?.owner.name ?? null }),
        ...(acknowledgment && { note: acknowledgment.note }),
      };
    }),
  };
};

/** What the task of an alarm was called at a time. */
const taskNameOf = ({ task, states }: Alarm, at: number, language: Language): string =>
  taskNameIn(states.findLast(({ from }) => from <= at)?.task ?? task, language);

function find(world: World, id: string, kind: 'alarm' | 'business'): KeptInstance {
  const found = reportsOf(world).instances.get(id);
  return kindOf(found.templateId) === kind ? found : refuse('NOT_FOUND');
}

export const reportInstance = implement(reportInstances, {
  list: (request, { world, language }) => {
    const rows: ReportInstance[] = reportsOf(world).instances.rows.map((one) => shown(world, language, one));
    return pageOf(rows, request, { keyword: ['id', 'name', 'templateName'], time: 'dueAt' });
  },
  getProgress: (_, { world }) => ({
    generating: reportsOf(world).instances.rows.filter(({ status }) => status === 'generating').length,
    changedAt: changedAt(world),
  }),
  getAlarmReport: ({ id }, { world, language }) => {
    const found = find(world, id, 'alarm');
    const frame = frameOf(found);
    return {
      instance: shown(world, language, found),
      report: frame && alarmSheet(frame, knownAlarms(world, language, frame.generatedAt, true)),
    };
  },
  getBusinessReport: ({ id }, { world, language }) => {
    const found = find(world, id, 'business');
    const frame = frameOf(found);
    return { instance: shown(world, language, found), report: frame && businessSheet(frame, grownUntil(world)) };
  },
  retry: ({ id }, { world }) => {
    if (!again(world, id)) refuse('ILLEGAL_STATE');
    return {};
  },
});
