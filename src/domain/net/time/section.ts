import { never, oneOf, type SectionKind, single } from '../section';
import { lintSetTime, lintTime } from './lint';
import { type TimeSettings, timeSettings } from './schema';
import { timeLines } from './text';

const kind: SectionKind<TimeSettings> = single('time', never, (edit) => ({ section: 'time', ...edit }));

/** The clock of the node. */
export const time = {
  ...oneOf('time', timeSettings),
  kind,
  codes: ['ntpDuplicate', 'ntpFew', 'ntpNoDns', 'timeAhead', 'timeBehind', 'timeByHand'],
  lint: lintTime,
  lintStep: lintSetTime,
  text: { remarks: timeLines },
  owns: [[/^$/, /^! (?:clock|ntp) /]],
  isUnread: true,
} as const;
