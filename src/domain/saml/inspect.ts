import { type Steps, whole } from '@/lib/slices';
import { readCertificate } from './certificate';
import { checkMetadata, type TextProblem } from './check';
import { type Metadata, type MetadataProblem, metadataSteps } from './metadata';

export interface InspectProblem {
  problem: TextProblem | MetadataProblem['problem'] | 'badCertificate';
  /** The place or the thing at fault, as the document has it; '' where the problem says all. */
  detail: string;
}

export type Inspected = { text: string; metadata: Metadata; problem: null } | ({ metadata: null } & InspectProblem);

/** Everything that is checked about a metadata document, in order and in steps; the first problem, or what it holds. */
export function* inspectionSteps(bytes: Uint8Array): Steps<Inspected> {
  const { text, problem } = checkMetadata(bytes);
  if (text === null) return { metadata: null, problem, detail: '' };
  yield;
  const parsed = yield* metadataSteps(text);
  if (parsed.metadata === null) return parsed;
  for (const one of parsed.metadata.certificates) {
    if (readCertificate(one) === null) {
      return { metadata: null, problem: 'badCertificate', detail: `${one.slice(0, 16)}…` };
    }
    yield;
  }
  return { text, metadata: parsed.metadata, problem: null };
}

/** The same at once, as it is no trouble beside a screen. */
export const inspectMetadata = (bytes: Uint8Array): Inspected => whole(inspectionSteps(bytes));
