import { type DynamicValue, type PushEvent, tagsOf } from './event';

export interface CallbackTarget {
  readonly url: string;
  readonly method: string;
  readonly hasToken: boolean;
}

/** The body that the receiver of a callback gets. */
export function callbackBody(event: PushEvent, values: readonly DynamicValue[]): string {
  const { id, module, at, severity, host, text, fields } = event;
  const time = new Date(at).toISOString();
  return JSON.stringify(
    { id, module, time, severity, host, text, fields, tags: Object.fromEntries(tagsOf(event, values)) },
    null,
    2,
  );
}

/**
 * A word that a POSIX shell takes as it is: nothing is special between single quotes but the quote itself. A NUL cannot
 * stand in an argument at all.
 */
export const shellWord = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;

/** The name of the shell variable that holds the token, which nobody gets back. */
export const TOKEN_VARIABLE = 'PUSH_TOKEN';

/** A command that sends the same event to the receiver, whose host is written in ASCII. No URL is globbed, no body is read from a file. */
export function curlCommand({ url, method, hasToken }: CallbackTarget, body: string): string {
  return [
    `curl --globoff --request ${shellWord(method)} --url ${shellWord(new URL(url).href)}`,
    `--header ${shellWord('Content-Type: application/json; charset=utf-8')}`,
    ...(hasToken ? [`--header "Authorization: Bearer $${TOKEN_VARIABLE}"`] : []),
    `--data-raw ${shellWord(body)}`,
  ].join(' \\\n  ');
}
