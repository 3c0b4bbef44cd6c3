import type zh from '../../zh-CN/components/still-announced';

export default {
  'stillAnnounced.drain': 'Drain first',
  'stillAnnounced.last': 'no other node answers for it',
  'stillAnnounced.notKept': 'The browser did not keep the staged changes; the node is not drained',
  'stillAnnounced.staged':
    'Staged: withdraw {count, plural, one {the address} other {all # addresses}} that {name} announces. Review and apply.',
  'stillAnnounced.title':
    'While services are stopped, the node keeps announcing these addresses and attracts their traffic:',
} satisfies Record<keyof typeof zh, string>;
