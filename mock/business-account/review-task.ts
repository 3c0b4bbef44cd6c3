import { type ReviewTask, reviewTasks } from '@/api/business-account/review-task';
import { tell } from '../message/message';
import { implement } from '../runtime/implement';
import { said } from '../runtime/messages';
import { mayDo, type Persona, personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { accountsOf, personaOf } from './account-rows';

/** Nobody is asked at first. */
const rows = table<ReviewTask & { id: string }>('reviewTask', () => []);

/** The main account and every sub-account that may sign. */
const reviewersOf = (world: World): Persona[] => [
  personas.main,
  ...accountsOf(world).rows.flatMap((row) => {
    const persona = personaOf(row);
    return row.status !== 'locked' && mayDo(persona, 'accessReview.sign') ? [persona] : [];
  }),
];

/** A sign-off ends what was asked for. */
export function endReviewTask(world: World): void {
  for (const { id } of [...rows.of(world).rows]) rows.of(world).remove(id);
}

export const reviewTask = implement(reviewTasks, {
  get: (_, { world }) => {
    const [found] = rows.of(world).rows;
    if (!found) return { task: null };
    const { id: _id, ...task } = found;
    return { task };
  },
  getReviewers: (_, { world }) => ({ list: reviewersOf(world).map(({ id, name }) => ({ id, name })) }),
  assign: ({ reviewerId, dueAt, note, version }, { world }) => {
    const persona = reviewersOf(world).find(({ id }) => id === reviewerId);
    if (!persona) refuse('NOT_FOUND', { fields: ['reviewerId'] });
    if (dueAt <= world.now()) refuse('INVALID', { fields: ['dueAt'], why: 'timePast' });
    const [before] = rows.of(world).rows;
    if (before) checkVersion(world, before.version, version);
    endReviewTask(world);
    rows.of(world).add({
      id: world.nextId('RVT'),
      reviewer: { id: persona.id, name: persona.name },
      dueAt,
      note,
      setBy: world.persona.name,
      setAt: world.now(),
      version: 1 + (before?.version ?? 0),
    });
    tell(world, persona, {
      category: 'todo',
      title: said('请复核账号权限', 'Review access rights'),
      content: said(
        `${world.persona.name} 请您在 ${new Date(dueAt).toISOString()} 之前完成权限复核并确认。${note ? `\n${note}` : ''}`,
        `${world.persona.name} asks you to review and sign off access rights by ${new Date(dueAt).toISOString()}.${note ? `\n${note}` : ''}`,
      ),
    });
    return {};
  },
});
