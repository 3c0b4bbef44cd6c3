import { templates } from '@/api/report/template';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';

interface Text {
  name: string;
  description: string;
}

const SECTIONS = {
  ongoing: { 'zh-CN': '仍在告警', 'en-US': 'Still in alarm' },
  states: { 'zh-CN': '告警状态', 'en-US': 'Alarm states' },
  alarmsPerDay: { 'zh-CN': '每日告警', 'en-US': 'Alarms per day' },
  levels: { 'zh-CN': '级别分布', 'en-US': 'Levels' },
  tasks: { 'zh-CN': '告警最多的任务', 'en-US': 'Tasks with most alarms' },
  alarms: { 'zh-CN': '告警列表', 'en-US': 'Alarms' },
  figures: { 'zh-CN': '关键指标', 'en-US': 'Key figures' },
  resolutionsPerDay: { 'zh-CN': '每日解析量', 'en-US': 'Resolution volume per day' },
  interceptsPerDay: { 'zh-CN': '每日拦截量', 'en-US': 'Intercepts per day' },
  topThreats: { 'zh-CN': '拦截最多的威胁', 'en-US': 'Threats intercepted most' },
  topSources: { 'zh-CN': '拦截最多的来源', 'en-US': 'Sources intercepted most' },
  topDomains: { 'zh-CN': '解析量最高的域名', 'en-US': 'Domains resolved most' },
} as const satisfies Record<string, Record<Language, string>>;

interface Seed {
  id: string;
  kind: 'alarm' | 'business';
  sections: readonly (keyof typeof SECTIONS)[];
  text: Record<Language, Text>;
}

/** The platform's own templates, two of each kind. */
const seeds: readonly Seed[] = [
  {
    id: 'RT-1',
    kind: 'alarm',
    sections: ['states', 'alarmsPerDay', 'levels', 'tasks', 'alarms'],
    text: {
      'zh-CN': {
        name: '告警汇总',
        description: '周期内的告警数量、级别与来源，以及最近的告警明细。',
      },
      'en-US': {
        name: 'Alarm summary',
        description: 'How many alarms the period had, their levels and tasks, and the latest of them.',
      },
    },
  },
  {
    id: 'RT-2',
    kind: 'alarm',
    sections: ['ongoing', 'states', 'alarmsPerDay', 'alarms'],
    text: {
      'zh-CN': {
        name: '值守交接',
        description: '供值守交接使用：尚未恢复的告警与当日告警明细。',
      },
      'en-US': {
        name: 'Shift handover',
        description: 'For the next shift: what has not recovered, and the alarms of the day.',
      },
    },
  },
  {
    id: 'RT-3',
    kind: 'business',
    sections: ['figures', 'resolutionsPerDay', 'interceptsPerDay', 'topDomains'],
    text: {
      'zh-CN': {
        name: '解析业务',
        description: '域名、解析记录、解析量与可用率，并与上一周期对比。',
      },
      'en-US': {
        name: 'Resolution service',
        description: 'Domains, records, resolution volume and availability, against the period before.',
      },
    },
  },
  {
    id: 'RT-4',
    kind: 'business',
    sections: ['figures', 'interceptsPerDay', 'topThreats', 'topSources', 'topDomains'],
    text: {
      'zh-CN': {
        name: '安全拦截',
        description: '拦截量的变化、威胁类型与来源，以及被访问最多的域名。',
      },
      'en-US': {
        name: 'Security intercepts',
        description: 'How the intercepts changed, by threat and by source, and the domains asked for most.',
      },
    },
  },
];

const seedOf = (id: string) => seeds.find((one) => one.id === id) ?? refuse('NOT_FOUND', { fields: ['templateId'] });

/** The codes of what a report of a template holds. */
export const sectionsOf = (id: string): string[] => [...seedOf(id).sections];

/** The template with its words, or a refusal. */
export function templateOf(id: string, language: Language) {
  const { kind, sections, text } = seedOf(id);
  return {
    id,
    kind,
    ...text[language],
    sections: sections.map((code) => SECTIONS[code][language]),
    sectionCodes: [...sections],
  };
}

export const template = implement(templates, {
  list: (_, { language }) => ({ list: seeds.map(({ id, kind, text }) => ({ id, kind, name: text[language].name })) }),
  get: ({ id }, { language }) => templateOf(id, language),
});
