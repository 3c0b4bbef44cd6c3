/** Where the data of a task comes from; type and cycle belong to the scene. */
export const SCENE_TYPES = ['realTime', 'cycle', 'metric', 'businessThreshold', 'businessEvent'] as const;

export const CYCLES = ['realTime', 'fiveMinutes', 'oneHour', 'oneDay'] as const;
export type AlarmCycle = (typeof CYCLES)[number];

export const ALARM_LEVELS = [
  'emergency',
  'alert',
  'critical',
  'error',
  'warning',
  'notice',
  'informational',
  'debug',
  'dynamic',
] as const;
export type AlarmLevel = (typeof ALARM_LEVELS)[number];

/** Events happen once: their alarms neither go on nor recover. */
export const isEventCycle = (cycle: string): boolean => cycle === 'realTime';

const weightOf = (level: string) => {
  const place = ALARM_LEVELS.map(String).indexOf(level);
  return place < 0 ? ALARM_LEVELS.length : place;
};

/** Whether a level hurts more than another one; one that is not known hurts least. */
export const isWorse = (level: string, than: string): boolean => weightOf(level) < weightOf(than);
