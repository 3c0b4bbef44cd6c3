import { type Runbook, type RunbookInput, runbooks } from '@/api/alarm/runbook';
import { implement } from '../runtime/implement';
import { runbookRows } from './runbook-rows';
import { taskRows } from './task-rows';

/** What a runbook says; what was said in another way before is gone. */
function saidBy(input: RunbookInput): Pick<Runbook, 'kind' | 'text' | 'address'> {
  if (input.kind === 'text') return { kind: 'text', text: input.text, address: undefined };
  if (input.kind === 'address') return { kind: 'address', address: input.address, text: undefined };
  return { kind: 'none', text: undefined, address: undefined };
}

export const runbook = implement(runbooks, {
  get: ({ id }, { world }) => {
    taskRows.of(world).get(id);
    const none = { id, kind: 'none', updatedAt: null, updatedBy: null, version: 1 };
    return runbookRows.of(world).find(id) ?? none;
  },
  update: ({ id, version, ...input }, { world }) => {
    taskRows.of(world).get(id);
    const rows = runbookRows.of(world);
    if (!rows.find(id)) rows.add({ id, kind: 'none', updatedAt: null, updatedBy: null, version: 1 });
    rows.changeVersion(id, version, {
      ...saidBy(input),
      updatedAt: world.now(),
      updatedBy: world.persona.name,
    });
    return {};
  },
});
