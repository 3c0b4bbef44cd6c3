import type { BulkResult } from '@/lib/contract/endpoint';
import type { Language } from './messages';
import { Refusal, refusalEnvelope } from './refusal';
import { matching, type Narrowing, type Searched, type Table } from './table';

type Target = { ids: string[] } | { all: Narrowing };

/** The ids that a bulk verb acts on: those that were named, or all that the filters match now. */
export function idsOf<T extends { id: string }>(table: Table<T>, target: Target, facts: Searched<T>): string[] {
  return 'ids' in target ? [...new Set(target.ids)] : matching(table.rows, target.all, facts).map(({ id }) => id);
}

/** Does it row by row: what is refused for one row does not stop the others. */
export function bulk(ids: readonly string[], language: Language, run: (id: string) => unknown): BulkResult {
  const result: BulkResult = { succeeded: [], failed: [] };
  for (const id of ids) {
    try {
      run(id);
      result.succeeded.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.failed.push({ id, message: refusalEnvelope(error, language).message });
    }
  }
  return result;
}
