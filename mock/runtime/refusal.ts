import { CODES, type CodeName } from '@/api/codes';
import { type Language, messages, type Reason, reasons } from './messages';

interface Facts {
  fields?: string[];
  values?: Record<string, string | number>;
  /** What in particular stands in the way, said in the place of the code's message. */
  why?: Reason | undefined;
}

/** A refusal on its way out of a handler. */
export class Refusal extends Error {
  readonly code: CodeName;
  readonly fields: readonly string[];
  readonly values: Record<string, string | number>;
  readonly why: Reason | undefined;

  constructor(code: CodeName, fields: readonly string[], values: Record<string, string | number>, why?: Reason) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.values = values;
    this.why = why;
  }
}

/** Ends a handler with a declared business code; `fields` names the form fields that the message belongs to. */
export function refuse(code: CodeName, facts: Facts = {}): never {
  throw new Refusal(code, facts.fields ?? [], facts.values ?? {}, facts.why);
}

/** The envelope of a refusal in the language of the call. */
export function refusalEnvelope(refusal: Refusal, language: Language) {
  const said = refusal.why ? reasons[language][refusal.why] : messages[language][refusal.code];
  const message = said.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal.values[name] ?? ''));
  const fields = Object.fromEntries(refusal.fields.map((field) => [field, message]));
  return { code: CODES[refusal.code], message, data: refusal.fields.length > 0 ? { fields } : null };
}
