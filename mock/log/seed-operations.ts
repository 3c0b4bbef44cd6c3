import type { LogDetail, LoggedChange } from '@/api/log/query';
import { DAY, HOUR } from '@/lib/time';
import { SEED_TIME } from '../runtime/world';

const field = (name: string, before: LoggedChange['before'], after: LoggedChange['after']): LoggedChange => ({
  field: name,
  before,
  after,
  isSecret: false,
});

const STAFF = {
  acme: { id: 'A-main', name: 'acme' },
  operator: { id: 'A-operator', name: 'acme-operator' },
  nodes: { id: 'A-nodeadmin', name: 'acme-nodes' },
};

type Seed = [
  ago: number,
  who: keyof typeof STAFF,
  path: string,
  object: [kind: string, id: string, name: string],
  changes: LoggedChange[],
];

/** What was done to objects of the other seeds: each ends in the state in which that seed is. */
const DONE: readonly Seed[] = [
  [
    3 * DAY,
    'acme',
    '/api/acm/secretKey/disable',
    ['secretKey', 'AK20260003', 'Zone transfer backup'],
    [field('status', 'enabled', 'disabled')],
  ],
  [
    SEED_TIME - 2 * DAY,
    'acme',
    '/api/acm/role/update',
    ['role', 'ROLE-1', 'Domain operators'],
    [field('name', 'Domain team', 'Domain operators')],
  ],
  [
    SEED_TIME - 3 * DAY,
    'operator',
    '/api/acm/policy/update',
    ['policy', 'POL-1', '权威域运维'],
    [field('description', '华东运维人员使用。', '华东运维人员共用。')],
  ],
  [
    2 * DAY,
    'acme',
    '/api/acm/subAccount/lock',
    ['subAccount', 'A-2028', 'platform-audit'],
    [field('status', 'normal', 'locked')],
  ],
  [
    6 * DAY,
    'operator',
    '/api/acm/subAccount/update',
    ['subAccount', 'A-2024', 'channel-east'],
    [field('industry', null, '渠道')],
  ],
  [
    20 * DAY,
    'nodes',
    '/api/dcomm/host/add',
    ['host', 'HOST-9001', 'old-host'],
    [field('name', null, 'old-host'), { field: 'password', before: null, after: null, isSecret: true }],
  ],
  [19 * DAY, 'nodes', '/api/dcomm/host/delete', ['host', 'HOST-9001', 'old-host'], [field('name', 'old-host', null)]],
  // Texts that somebody hopes a console will run, follow or turn around.
  [
    1 * HOUR,
    'acme',
    '/api/dns/record/add',
    ['record', 'REC-20001', '=HYPERLINK("https://evil.example","click")'],
    [field('value', null, '=1+1'), field('remark', null, '@SUM(A1:A9)')],
  ],
  [
    2 * HOUR,
    'acme',
    '/api/dns/record/update',
    ['record', 'REC-20002', '<img src=x onerror=alert(1)>'],
    [field('value', '<b>old</b>', '<script>alert(1)</script>')],
  ],
  [
    3 * HOUR,
    'acme',
    '/api/dns/record/update',
    ['record', 'REC-20003', 'invoice\u202Efdp.exe'],
    [field('value', 'a\u2066b', 'line 1\nline 2\u0000')],
  ],
];

/** A time of its own, not how long ago: where a row of another seed says when it was changed. */
const SINCE_EPOCH = 400 * DAY;

/** Entries that were written one by one before this world was opened. */
export const seedOperations = (now: number): LogDetail[] =>
  DONE.map(([ago, who, path, [kind, id, name], changes], index) => ({
    id: `OLD-${index + 1}`,
    type: 'operation',
    at: ago > SINCE_EPOCH ? ago : now - ago,
    account: STAFF[who],
    verb: path.slice(path.lastIndexOf('/') + 1),
    path,
    object: { kind, id, name },
    result: 'success',
    code: 20000,
    message: '',
    level: null,
    ip: '198.51.100.7',
    requestId: `req-old-${index + 1}`,
    changeCount: changes.length,
    changes,
  }));
