import type zh from '../../zh-CN/system-settings/node-apply';

export default {
  'decision.applied': 'Applied changes ({count, number})',
  'decision.back': '{protocol}: {back, number} of {total, number} sessions up again',
  'decision.first': 'Decide on the applied changes first: keep or roll back',
  'decision.fresh': '{count, number} new',
  'decision.hideApplied': 'Hide changes',
  'decision.keepsWhenBack':
    'The node runs with the new configuration. It is kept as soon as all sessions are up again.',
  'decision.more': '{count, number} more',
  'decision.noSessions': 'No session was up before the changes were applied.',
  'decision.notHeard': 'The connection to the gateway is lost',
  'decision.removed': '{count, number} removed',
  'decision.rollBackOther': 'The node restores its old configuration; the changes stay staged for {name}.',
  'decision.rolledBackOther': 'The node has its old configuration; the changes of {name} are not in effect.',
  'decision.sessions': 'Sessions before and after',
  'decision.showApplied': 'Show changes',
  'decision.silent':
    'Nothing heard from the gateway since {time} ({seconds, number} s). This is how it stood then; the countdown continues on the node.',
  'drain.backStaged':
    'Staged: advertise {count, plural, one {# address} other {# addresses}} of {name} again. Review and apply.',
  'drain.bringBack': 'Bring back',
  'drain.drain': 'Drain',
  'drain.isDrained': 'Withdrawn by drain',
  'drain.lastNode': 'After this no node announces {addresses} any more: nobody answers there.',
  'drain.missing': 'No node is known to announce {addresses} now: nobody may answer there.',
  'drain.nothing': 'The node announces nothing',
  'drain.nowhere': 'No node announces {addresses} any more',
  'drain.onlyHere': 'No other node announces {addresses}: without the sessions of this one nobody answers there.',
  'drain.othersFirst': 'Apply or discard the staged changes first',
  'drain.staged':
    'Staged: withdraw {count, plural, one {the address} other {all # addresses}} that {name} announces. Review and apply.',
  'wait.keepsWhenBack': 'Keep by itself once all sessions are up again',
  'wait.length': 'Wait for',
  'wait.minutes': '{minutes, number} min',
} satisfies Record<keyof typeof zh, string>;
