import type { Language } from '../runtime/messages';

/** What the message of an alarm says, line by line. */
interface Facts {
  move: 'begin' | 'trigger' | 'announce' | 'resume' | 'unsilence' | 'recover' | 'interrupt';
  task: string;
  source: string;
  /** What the first trigger rule looks at, and what was measured. */
  field: string;
  value: string | number;
  at: number;
  /** Who takes care of it, or did when it was over. */
  owner?: { name: string; note: string } | null;
  /** What to do about it. */
  runbook?: string | undefined;
}

const HEADS: Readonly<Record<Language, Record<Facts['move'], string>>> = {
  'zh-CN': {
    begin: '告警',
    trigger: '告警',
    announce: '告警持续中',
    resume: '告警持续中，无人处理',
    unsilence: '静默已结束，告警持续中',
    recover: '告警恢复',
    interrupt: '告警中断',
  },
  'en-US': {
    begin: 'Alarm',
    trigger: 'Alarm',
    announce: 'Alarm continues',
    resume: 'Alarm continues, nobody takes care of it',
    unsilence: 'The silence has ended and the alarm continues',
    recover: 'Recovered',
    interrupt: 'Interrupted',
  },
};

const LABELS = {
  'zh-CN': { source: '对象：', time: '时间：', owner: '处理人：', note: '备注：', runbook: '处理手册：', colon: '：' },
  'en-US': { source: 'Source: ', time: 'Time: ', owner: 'Owner: ', note: 'Note: ', runbook: 'Runbook: ', colon: ': ' },
} as const;

/** The words of a notice in a language, as they arrive. */
export function noticeText(
  language: Language,
  { move, task, source, field, value, at, owner, runbook }: Facts,
): string {
  const label = LABELS[language];
  const head = HEADS[language][move];
  const time = new Date(at).toISOString().slice(0, 16).replace('T', ' ');
  return [
    language === 'zh-CN' ? `【${head}】${task}` : `[${head}] ${task}`,
    `${label.source}${source}`,
    `${field}${label.colon}${value}`,
    `${label.time}${time} UTC`,
    ...(owner ? [`${label.owner}${owner.name}`] : []),
    ...(runbook && move !== 'recover' ? [`${label.runbook}${runbook}`] : []),
    ...(owner?.note ? [`${label.note}${owner.note}`] : []),
  ].join('\n');
}
