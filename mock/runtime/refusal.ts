import { CODES, type CodeName } from '@/api/codes';
import { type Language, messages } from './messages';

/** A refusal on its way out of a handler. */
export class Refusal extends Error {
  readonly code: CodeName;
  readonly fields: readonly string[];
  readonly values: Record<string, string | number>;

  constructor(code: CodeName, fields: readonly string[], values: Record<string, string | number>) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.values = values;
  }
}

/** Ends a handler with a declared business code; `fields` names the form fields that the message belongs to. */
export function refuse(
  code: CodeName,
  facts: { fields?: string[]; values?: Record<string, string | number> } = {},
): never {
  throw new Refusal(code, facts.fields ?? [], facts.values ?? {});
}

/** The envelope of a refusal in the language of the call. */
export function refusalEnvelope(refusal: Refusal, language: Language) {
  const message = messages[language][refusal.code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(refusal.values[name] ?? ''),
  );
  const fields = Object.fromEntries(refusal.fields.map((field) => [field, message]));
  return { code: CODES[refusal.code], message, data: refusal.fields.length > 0 ? { fields } : null };
}
