import { DNS_TYPES, FLAGS, type Flag, QUESTION_KINDS, type QuestionKind } from './question';

/** A question as it is typed, right or not: what was typed stays when another kind is chosen. */
export interface QuestionDraft {
  readonly ask: QuestionKind;
  readonly name: string;
  readonly type: (typeof DNS_TYPES)[number];
  readonly server: string;
  readonly flags: readonly Flag[];
  readonly port: string;
  readonly nodes: readonly string[];
}

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean);

const oneOf = <Value extends string>(all: readonly Value[], text: string | null, usual: Value): Value =>
  all.find((one) => one === text) ?? usual;

/** The question in an address; what is not right there is as if it was not said. */
export function questionDraftOf(query: URLSearchParams): QuestionDraft {
  const flags = listOf(query.get('flags'));
  return {
    ask: oneOf(QUESTION_KINDS, query.get('ask'), 'resolve'),
    name: query.get('name') ?? '',
    type: oneOf(DNS_TYPES, query.get('type')?.toUpperCase() ?? null, 'A'),
    server: query.get('server') ?? '',
    flags: FLAGS.filter((flag) => flags.includes(flag)),
    port: query.get('port') ?? '',
    nodes: listOf(query.get('nodes')),
  };
}

/** What a draft is in an address, and nothing that its kind does not ask for. */
export function queryOf({ ask, name, type, server, flags, port, nodes }: QuestionDraft): Record<string, string> {
  const isResolve = ask === 'resolve';
  return {
    ask,
    name,
    type: isResolve ? type : '',
    server: isResolve ? server : '',
    flags: isResolve ? flags.join(',') : '',
    port: ask === 'port' ? port : '',
    nodes: nodes.join(','),
  };
}
