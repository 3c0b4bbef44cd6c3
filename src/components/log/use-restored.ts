import { type LogDetail, logApi } from '@/api/log/query';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import type { EditedKind } from '@/objects';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { useQuery } from '@/ui/page/use-query';

const NOTHING: LogDetail['changes'] = [];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with one field, maybe inside another one, as it was; the log writes null for what was not there. */
function withField(state: Fields, [head = '', ...rest]: readonly string[], value: unknown, isInside = false): Fields {
  const inner = state[head];
  if (rest.length > 0) return { ...state, [head]: withField(isFields(inner) ? inner : {}, rest, value, true) };
  if (value !== null || !isInside) return { ...state, [head]: value };
  const { [head]: _, ...others } = state;
  return others;
}

/** The fields of an object as they were before an entry of the log; what is a secret stays as it is. */
function asBefore<Data extends object>(data: Data, changes: LogDetail['changes']): Data {
  const old = changes.filter(({ isSecret }) => !isSecret);
  const present: Fields = Object.fromEntries(Object.entries(data));
  return { ...data, ...old.reduce((state, { field, before }) => withField(state, field.split('.'), before), present) };
}

/**
 * For the form of an object: where the address names an entry of the log (`?restore=`), the object with the values from
 * before it, to look at and save; and the note that says so.
 */
export function useRestored<Data extends { id: string }>(
  loaded: Loaded<Data>,
  kind: EditedKind,
): [Loaded<Data>, string | null] {
  const t = useT();
  const [query] = useQuery();
  const id = query.get('restore') ?? '';
  const entry = useLoad(logApi.get, { id }, { isReady: id !== '' });
  if (id === '') return [loaded, null];
  const { data } = loaded;
  const isOwn = entry.data?.object?.kind === kind && entry.data.object.id === data?.id;
  const isLoading = loaded.isLoading || (entry.isLoading && entry.data === undefined);
  const merged: Loaded<Data> = {
    ...loaded,
    isLoading,
    data: data && !isLoading ? asBefore(data, isOwn ? (entry.data?.changes ?? NOTHING) : NOTHING) : undefined,
  };
  const note = isOwn && entry.data ? t('detail.restored', { time: timeText(entry.data.at) }) : t('detail.notRestored');
  return [merged, isLoading ? null : note];
}
