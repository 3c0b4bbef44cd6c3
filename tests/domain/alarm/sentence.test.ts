import fc from 'fast-check';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { OPERATORS } from '@/domain/alarm/condition';
import { NOTICES } from '@/domain/alarm/notice';
import { ALARM_LEVELS, CYCLES } from '@/domain/alarm/scene';
import { type CodeNames, type DescribedTask, sentencesOf, spoken } from '@/domain/alarm/sentence';
import { CHANNELS } from '@/domain/message/channel';
import englishAlarm from '../../../locales/en-US/components/alarm';
import englishChannels from '../../../locales/en-US/components/message-channel';
import chineseAlarm from '../../../locales/zh-CN/components/alarm';
import chineseChannels from '../../../locales/zh-CN/components/message-channel';
import { task } from './rules';

const english = { ...englishAlarm, ...englishChannels };
const chinese = { ...chineseAlarm, ...chineseChannels };

const names: CodeNames = {
  scene: 'Resolution failures',
  fieldOf: (field) => `<${field}>`,
  figureOf: String,
  unitOf: (field) => (field === 'qps' ? ' q/s' : ''),
  valueOf: (_, value) => value,
  eventOf: (event) => `event ${event}`,
  receiverOf: (_, id) => `receiver ${id}`,
};

function wordsIn(locale: string, messages: Record<string, string>) {
  const problems: string[] = [];
  const intl = createIntl({ locale, messages, onError: ({ message }) => problems.push(message) });
  return (told: DescribedTask) => {
    const text = sentencesOf(told, names)
      .map((phrase) => spoken(phrase, (id, values) => intl.formatMessage({ id }, values), locale))
      .join('\n');
    expect(problems).toEqual([]);
    return text;
  };
}
const inEnglish = wordsIn('en-US', english);
const inChinese = wordsIn('zh-CN', chinese);

describe('the sentence of a rule', () => {
  it('has words in both languages for every rule, and names every field, value and receiver', () => {
    fc.assert(
      fc.property(task, (told) => {
        for (const text of [inEnglish(told), inChinese(told)]) {
          expect(text).not.toMatch(/alarm(Say)?\.\w|undefined|[{}]/);
          for (const one of [...told.filters, ...told.triggers]) {
            expect(text).toContain(`<${one.field}>`);
            if ('value' in one) expect(text).toContain(String(one.value));
            if ('values' in one) expect(text).toContain(one.values[0]);
          }
          for (const channel of CHANNELS) for (const id of told.channels[channel] ?? []) expect(text).toContain(id);
        }
      }),
    );
  });

  it('tells two rules apart that do not do the same', () => {
    fc.assert(
      fc.property(task, fc.constantFrom(1, 2, 3, 4, 5), fc.constantFrom(...NOTICES), (told, after, notice) => {
        const isEventPair =
          told.cycle === 'realTime' && new Set([notice, told.notice, 'single', 'firstAndLast']).size === 2;
        for (const say of [inEnglish, inChinese]) {
          expect(say({ ...told, triggerAfter: after }) === say(told)).toBe(after === told.triggerAfter);
          expect(say({ ...told, restoreAfter: after }) === say(told)).toBe(after === told.restoreAfter);
          if (!isEventPair) expect(say({ ...told, notice }) === say(told)).toBe(notice === told.notice);
        }
      }),
    );
  });

  it('says what becomes of sources that send nothing, and who is told where that is not who is told of the rest', () => {
    fc.assert(
      fc.property(task, fc.integer({ min: 1, max: 100 }), (told, after) => {
        for (const say of [inEnglish, inChinese]) {
          const asTask = say({ ...told, noData: { after, level: 'critical', channels: null } });
          const own = say({ ...told, noData: { after, level: 'critical', channels: { sms: ['CT-77'] } } });
          const nobody = say({ ...told, noData: { after, level: 'critical', channels: {} } });
          expect(say({ ...told, noData: null })).toBe(say(told));
          expect(asTask).not.toBe(say(told));
          expect(own).toContain('receiver CT-77');
          expect(new Set([asTask, own, nobody]).size).toBe(3);
        }
      }),
    );
  });

  it('says that nobody is notified where no receiver can be reached, as far as that is known', () => {
    fc.assert(
      fc.property(task, fc.constantFrom(...CHANNELS), (told, heard) => {
        const ids = (channels: DescribedTask['channels'], isHeard: CodeNames['isHeard']) =>
          sentencesOf({ ...told, channels }, { ...names, isHeard }).map(({ id }) => id);
        const channels = { [heard]: ['r1'] };
        expect(ids(channels, () => false)).toContain('alarmSay.unreached');
        expect(ids(channels, (channel) => channel === heard)).toContain('alarmSay.told');
        expect(ids(channels, undefined)).toContain('alarmSay.told');
        expect(ids({}, () => true)).toContain('alarmSay.nobody');
      }),
    );
  });

  it('knows every operator, cycle, level, channel and notice type', () => {
    const ids = [
      ...Object.values(OPERATORS).flatMap((list) => list.map((one) => `alarmSay.is.${one}`)),
      ...CYCLES.map((one) => `alarmSay.watch.${one}`),
      ...ALARM_LEVELS.map((one) => `alarm.level.${one}`),
      ...CHANNELS.map((one) => `channel.${one}`),
      ...NOTICES.flatMap((one) => [`alarmSay.notice.${one}`, `alarmSay.eventNotice.${one}`]),
    ];
    expect(ids.filter((id) => !(id in english) || !(id in chinese))).toEqual([]);
    expect(new Set(Object.values(OPERATORS).flat()).size).toBe(13);
  });

  it('reads as somebody would say it', () => {
    const told: DescribedTask = {
      cycle: 'fiveMinutes',
      level: 'critical',
      filters: [{ field: 'client', operator: 'cidr', value: '192.0.2.0/24' }],
      event: null,
      match: 'any',
      triggers: [
        { field: 'qps', operator: 'greater', value: 5000 },
        { field: 'code', operator: 'in', values: ['SERVFAIL', 'REFUSED'] },
      ],
      triggerAfter: 3,
      restoreAfter: 1,
      notice: 'step',
      effective: { mode: 'custom', zone: 'Asia/Shanghai', windows: [{ days: [6, 7], from: '22:00', to: '06:00' }] },
      channels: { sms: ['r1', 'r2'] },
    };
    expect(inEnglish(told).split('\n')).toEqual([
      'Checks “Resolution failures” every 5 minutes.',
      'Filter: only data where <client> is in 192.0.2.0/24.',
      'Raises an alarm when <qps> is greater than 5000 q/s, or <code> is SERVFAIL or REFUSED for 3 consecutive cycles. Its level is Critical.',
      'The alarm recovers after one cycle without a match.',
      'Notifications are sent at triggers 1, 2, 4, 8, 16, 32, 64, 128, then at every 128th, and when the alarm recovers or is interrupted.',
      'Notifications are sent only at these times (Asia/Shanghai): Saturday and Sunday 22:00 to 06:00 of the next day. At other times alarms are only recorded.',
      'If an alarm is still active when the next period begins, one notification is sent then.',
      'The end of an alarm is sent at any time to whoever was notified of it.',
      'Notifies receiver r1 and receiver r2 by SMS.',
    ]);
    expect(inChinese(told).split('\n').slice(2, 5)).toEqual([
      '<qps>大于 5000 q/s，或<code>为 SERVFAIL 或 REFUSED，连续 3 个周期满足即产生告警，级别为严重。',
      '一个周期不满足时告警恢复。',
      '在第 1、2、4、8、16、32、64、128 次触发、之后每 128 次触发以及告警恢复或中断时通知。',
    ]);
    expect(inChinese(told)).toContain('推送渠道：短信（receiver r1 和 receiver r2）。');
    // Chinese sets a space between its own words and what they are filled in with.
    expect(inChinese(told)).toContain('<client>在网段 192.0.2.0/24 内。');
    const bare = inEnglish({ ...told, triggers: [], channels: {} }).split('\n');
    expect(bare).toContain(english['alarmSay.noTrigger']);
    expect(bare).toContain(english['alarmSay.nobody']);
    const long = inEnglish({
      ...told,
      match: 'all',
      triggers: [{ field: 'code', operator: 'in', values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }, ...told.triggers],
      effective: {
        mode: 'custom',
        zone: 'UTC',
        windows: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }],
      },
    });
    expect(long).toContain('<code> is one of A, B, C, D, E and 2 more, <qps> is greater than 5000 q/s, and <code>');
    const many = [{ field: 'code', operator: 'in', values: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] }] as const;
    expect(inChinese({ ...told, triggers: many })).toContain('<code>为 A、B、C、D、E 或另外 2 项之一');
    expect(long).toContain('every day 08:00–20:00');
    const event = inEnglish({
      ...told,
      cycle: 'realTime',
      event: 'zoneChanged',
      filters: [],
      triggers: [{ field: 'client', operator: 'notEmpty' }],
      effective: { mode: 'allDay' },
    });
    for (const id of ['alarmSay.allData', 'alarmSay.allDay'] as const) expect(event).toContain(english[id]);
    expect(event).toContain('after 3 consecutive events where <client> is not empty. Its level is Critical.');
    const dynamic: DescribedTask = {
      ...told,
      cycle: 'realTime',
      level: 'dynamic',
      triggers: [{ field: 'code', operator: 'in', values: ['SERVFAIL'] }],
      triggerAfter: 1,
      channels: { inSite: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'], sms: ['r7'] },
    };
    expect(inEnglish(dynamic)).toContain(
      'Raises an alarm on any event where <code> is SERVFAIL. The event sets the level.',
    );
    expect(inEnglish(dynamic)).toContain('receiver r5 and 1 more by in-site message, receiver r7 by SMS.');
    expect(inChinese(dynamic)).toContain('<code>为 SERVFAIL，出现一次即产生告警，级别取自事件。');
    expect(inChinese(dynamic)).toContain('另有 1 项）、短信（receiver r7）。');
    expect(event).not.toBe(inEnglish({ ...told, filters: [], effective: { mode: 'allDay' } }));
  });
});
