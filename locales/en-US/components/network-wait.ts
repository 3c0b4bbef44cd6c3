import type zh from '../../zh-CN/components/network-wait';

export default {
  'wait.by': 'Applied by {name} at {time}',
  'wait.byMe': 'Applied by you at {time}',
  'wait.header': '{name} waits for confirmation and rolls back unless it is kept',
  'wait.headerMore':
    '{name} waits for confirmation and rolls back unless it is kept; {count, plural, one {# more node waits} other {# more nodes wait}}',
  'wait.left': 'Rolls back in',
  'wait.lostNode': '{name}: contact lost',
  'wait.node': '{name}: waiting for confirmation',
  'wait.rolledBack': '{name} rolled back',
  'wait.signOut':
    'The staged network changes stay in this browser. Only this account sees them, after its next sign-in. On a shared computer, discard them in their review first.',
  'wait.title': 'Nodes waiting for confirmation',
  'wait.wentBack': '{name} rolled back automatically: nobody confirmed in time',
} satisfies Record<keyof typeof zh, string>;
