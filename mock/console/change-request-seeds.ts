import { networkChange, nodeConfig } from '@/api/system-settings/node-network';
import { changesTo } from '@/domain/net/changes-to';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { isFresh, personas } from '../runtime/personas';
import type { World } from '../runtime/world';
import type { Author } from '../system-settings/apply-task';
import { managedNetworks } from '../system-settings/node-network';
import type { Kept } from './change-request-rows';

const NOTHING = { approval: null, asked: null, fallen: null, bypass: null, reviewed: null, done: null, alarmId: null };

/** A change of a node that was discussed and applied, and a deletion that its author took back: nothing of them waits. */
export function requestSeeds(world: World): Kept[] {
  if (isFresh(world.persona)) return [];
  // The node that has a past.
  const node = managedNetworks(world).find(({ versions }) => versions.length > 2);
  const newest = node?.versions.at(-1);
  if (!node || !newest?.before) return [];
  const by = (who: 'main' | 'nodeadmin', at: number): Author => ({
    id: personas[who].id,
    name: personas[who].name,
    at,
  });
  const [sent, asked, done] = [newest.at - 3 * HOUR, newest.at - 2 * HOUR, newest.at];
  const approved = newest.at - HOUR;
  const { before, config } = newest;
  const title = 'CHG-2107 第二个上游解析器';
  const applied: Kept = {
    ...NOTHING,
    ...{ id: 'CR-102', kind: 'network', title, state: 'applied', revision: 1, updatedAt: done },
    description: '主解析器维护期间需要第二个上游，避免节点无法解析。',
    target: { kind: 'businessNode', id: node.id, name: node.name },
    author: by('nodeadmin', sent),
    approval: { by: by('main', approved), text: '可以，维护窗口内执行。' },
    done: { by: by('nodeadmin', done), taskId: newest.taskId },
    comments: [
      {
        ...{ id: 'CM-201', by: by('main', asked), text: '新的解析器从管理网可达吗？', anchor: null, revision: 1 },
        resolvedBy: personas.nodeadmin.name,
      },
    ],
    events: [
      { at: sent, by: personas.nodeadmin.name, what: 'send', text: '', revision: 1 },
      { at: asked, by: personas.main.name, what: 'comment', text: '新的解析器从管理网可达吗？', revision: 1 },
      { at: approved, by: personas.main.name, what: 'approve', text: '可以，维护窗口内执行。', revision: 1 },
      { at: done, by: personas.nodeadmin.name, what: 'apply', text: '', revision: 1 },
    ],
    content: {
      kind: 'network',
      version: newest.number - 1,
      base: nodeConfig.parse(before),
      changes: networkChange.array().parse(changesTo(before, config)),
      warnings: [],
    },
    base: '',
    work: { kind: 'network', secrets: [] },
  };
  const [made, ended] = [newest.at - 9 * DAY, newest.at - 9 * DAY + 20 * MINUTE];
  const withdrawn: Kept = {
    ...NOTHING,
    ...{ id: 'CR-101', kind: 'role', title: 'Delete role Team role 7', state: 'withdrawn', revision: 1 },
    ...{ description: '', updatedAt: ended, author: by('main', made), comments: [], base: '', work: { kind: 'role' } },
    target: { kind: 'role', id: 'ROLE-13', name: 'Team role 7' },
    events: [
      { at: made, by: personas.main.name, what: 'send', text: '', revision: 1 },
      { at: ended, by: personas.main.name, what: 'withdraw', text: '', revision: 1 },
    ],
    content: { kind: 'deletion', uses: [], holds: ['cloud.overview'] },
  };
  return [applied, withdrawn];
}
