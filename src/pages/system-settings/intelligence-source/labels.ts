import type { StatusMap } from '@/ui/data/status-tag';

export const SOURCE_STATUS = {
  enabled: { label: 'intelSource.enabled', tone: 'good' },
  disabled: { label: 'intelSource.disabled', tone: 'neutral' },
} as const satisfies StatusMap;

export const RESULTS = {
  success: { label: 'intelSource.success', tone: 'good' },
  failure: { label: 'intelSource.failure', tone: 'bad' },
} as const satisfies StatusMap;

export const MODES = {
  manual: 'intelSource.manual',
  automatic: 'intelSource.automatic',
} as const;

export const OUTCOMES = {
  wins: { label: 'intelSource.wins', tone: 'good' },
  lowerPriority: { label: 'intelSource.lowerPriority', tone: 'neutral' },
  lessExact: { label: 'intelSource.lessExact', tone: 'neutral' },
  older: { label: 'intelSource.older', tone: 'neutral' },
  disabled: { label: 'intelSource.outcomeDisabled', tone: 'neutral' },
  expired: { label: 'intelSource.outcomeExpired', tone: 'attention' },
} as const satisfies StatusMap;

export const LINE_ACTIONS = {
  add: { label: 'intelSource.lineAdd', tone: 'good' },
  update: { label: 'intelSource.lineUpdate', tone: 'attention' },
  same: { label: 'intelSource.lineSame', tone: 'neutral' },
  reject: { label: 'intelSource.lineReject', tone: 'bad' },
} as const satisfies StatusMap;

/** Why a line is left out. */
export const REASONS = {
  blank: 'intelSource.reasonBlank',
  tooLong: 'intelSource.reasonTooLong',
  notJson: 'intelSource.reasonNotJson',
  fields: 'intelSource.reasonFields',
  type: 'intelSource.reasonType',
  value: 'intelSource.reasonValue',
  threat: 'intelSource.reasonThreat',
  level: 'intelSource.reasonLevel',
  expiresAt: 'intelSource.reasonExpiresAt',
  duplicate: 'intelSource.reasonDuplicate',
  conflict: 'intelSource.reasonConflict',
} as const;

/** Why a file is no library. */
export const PROBLEMS = {
  empty: 'intelSource.problemEmpty',
  header: 'intelSource.problemHeader',
  version: 'intelSource.problemVersion',
  encoding: 'intelSource.problemEncoding',
  mark: 'intelSource.problemMark',
  lineEnd: 'intelSource.problemLineEnd',
  truncated: 'intelSource.problemTruncated',
  surplus: 'intelSource.problemSurplus',
} as const;
