import { readCertificate } from './certificate';
import { checkMetadata, type TextProblem } from './check';
import { type Metadata, type MetadataProblem, parseMetadata } from './metadata';

export interface InspectProblem {
  problem: TextProblem | MetadataProblem['problem'] | 'badCertificate';
  /** The place or the thing at fault, as the document has it; '' where the problem says all. */
  detail: string;
}

export type Inspected = { text: string; metadata: Metadata; problem: null } | ({ metadata: null } & InspectProblem);

/** Everything that is checked about a metadata document, in order; the first problem, or what it holds. */
export function inspectMetadata(bytes: Uint8Array): Inspected {
  const { text, problem } = checkMetadata(bytes);
  if (text === null) return { metadata: null, problem, detail: '' };
  const parsed = parseMetadata(text);
  if (parsed.metadata === null) return parsed;
  const bad = parsed.metadata.certificates.find((one) => readCertificate(one) === null);
  if (bad !== undefined) return { metadata: null, problem: 'badCertificate', detail: `${bad.slice(0, 16)}…` };
  return { text, metadata: parsed.metadata, problem: null };
}
