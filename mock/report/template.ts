import { templates } from '@/api/report/template';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';

interface Text {
  name: string;
  description: string;
  sections: string[];
}

interface Seed {
  id: string;
  kind: 'alarm' | 'business';
  text: Record<Language, Text>;
}

/** The platform's own templates, two of each kind. */
const seeds: readonly Seed[] = [
  {
    id: 'RT-1',
    kind: 'alarm',
    text: {
      'zh-CN': {
        name: '告警汇总',
        description: '周期内的告警数量、级别与来源，以及最近的告警明细。',
        sections: ['告警状态', '每日告警', '级别分布', '告警最多的任务', '告警列表'],
      },
      'en-US': {
        name: 'Alarm summary',
        description: 'How many alarms the period had, their levels and tasks, and the latest of them.',
        sections: ['Alarm states', 'Alarms per day', 'Levels', 'Tasks with most alarms', 'Alarms'],
      },
    },
  },
  {
    id: 'RT-2',
    kind: 'alarm',
    text: {
      'zh-CN': {
        name: '值守交接',
        description: '供值守交接使用：尚未恢复的告警与当日告警明细。',
        sections: ['告警状态', '每日告警', '告警列表'],
      },
      'en-US': {
        name: 'Shift handover',
        description: 'For the next shift: what has not recovered, and the alarms of the day.',
        sections: ['Alarm states', 'Alarms per day', 'Alarms'],
      },
    },
  },
  {
    id: 'RT-3',
    kind: 'business',
    text: {
      'zh-CN': {
        name: '解析业务',
        description: '域名、解析记录、解析量与可用率，并与上一周期对比。',
        sections: ['关键指标', '每日解析量', '每日拦截量', '解析量最高的域名'],
      },
      'en-US': {
        name: 'Resolution service',
        description: 'Domains, records, resolutions and availability, against the period before.',
        sections: ['Key figures', 'Resolutions per day', 'Intercepts per day', 'Domains resolved most'],
      },
    },
  },
  {
    id: 'RT-4',
    kind: 'business',
    text: {
      'zh-CN': {
        name: '安全拦截',
        description: '拦截量的变化与被访问最多的域名。',
        sections: ['关键指标', '每日拦截量', '解析量最高的域名'],
      },
      'en-US': {
        name: 'Security intercepts',
        description: 'How the intercepts changed, and the domains asked for most.',
        sections: ['Key figures', 'Intercepts per day', 'Domains resolved most'],
      },
    },
  },
];

/** The template with its words, or a refusal. */
export function templateOf(id: string, language: Language) {
  const seed = seeds.find((one) => one.id === id) ?? refuse('NOT_FOUND', { fields: ['templateId'] });
  return { id, kind: seed.kind, ...seed.text[language] };
}

export const template = implement(templates, {
  list: (_, { language }) => ({ list: seeds.map(({ id, kind, text }) => ({ id, kind, name: text[language].name })) }),
  get: ({ id }, { language }) => templateOf(id, language),
});
