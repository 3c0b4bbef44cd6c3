import type { LogEntry } from '@/api/log/query';

/** An entry of the log: somebody changed a role. */
export const ENTRY: LogEntry = {
  id: 'OP-1',
  type: 'operation',
  at: 0,
  account: { id: 'A-main', name: 'acme' },
  verb: 'update',
  path: '/api/acm/role/update',
  object: { kind: 'role', id: 'ROLE-1', name: 'Domain operators' },
  result: 'success',
  code: 20000,
  message: '',
  level: null,
  ip: '',
  requestId: '',
  changeCount: 1,
};
