/** What a question to a node takes: the right to it, and a gateway that passes it on. */
export const ASK = { access: 'cmdInvocation.ask', capability: 'askNodes' } as const;

/** The host of a typed URL; a name or an address stands for itself. */
export function hostIn(typed: string): string {
  const text = typed.trim();
  const [, six, name] = /^https?:\/\/(?:\[([^\]]*)\]|([^/?#:]*))/i.exec(text) ?? [];
  return six ?? name ?? text;
}
