import type { MessageId } from './messages';
import type { T } from './use-t';

/** What a code of the gateway is called; one that the console does not know stands as it came. */
export function codeText(t: T, names: Readonly<Partial<Record<string, MessageId>>>, code: string): string {
  const name = Object.hasOwn(names, code) ? names[code] : undefined;
  return name === undefined ? code : t(name);
}
