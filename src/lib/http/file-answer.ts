import { adapter } from '../contract/adapter';
import { failure } from '../contract/failure';
import { sha256Of } from '../digest';
import { readBody } from './body';
import { readEnvelope } from './envelope';
import { type CallResult, interpret } from './interpret';

/** What is known of a file before it comes; what the gateway does not say is not compared. */
export interface ExpectedFile {
  size?: number | undefined;
  /** Hexadecimal. */
  sha256?: string | undefined;
}

/** The answer to a download: status, headers by name in lower case, and the bytes. */
export interface FileAnswer {
  status: number;
  statusText: string;
  header: (name: string) => string;
  file: Blob;
}

/** An envelope is short: a larger JSON document is a file. */
const ENVELOPE_BYTES = 64 * 1024;

/** A checksum needs the whole file in the script's memory: a larger one is compared by its length alone. */
const DIGEST_BYTES = 256 * 1024 * 1024;

const damaged: CallResult<never> = { ok: false, failure: failure('contract', 'contract') };

/** `Repr-Digest: sha-256=:base64:` (RFC 9530) in hexadecimal; undefined where the server does not send one. */
function digestIn(header: string): string | undefined {
  const base64 = /sha-256=:([A-Za-z0-9+/]+=*):/.exec(header)?.[1];
  if (base64 === undefined) return undefined;
  return [...atob(base64)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/**
 * The file in an answer, or why there is none. A status of 200 alone makes no file: a page is the answer of a proxy or of
 * a sign-in, and an envelope is a refusal. JSON that is no envelope, or that comes as an attachment, is a file; so is
 * everything else, if it is as long and has the checksum that was announced.
 */
export async function fileIn(
  { status, statusText, header, file }: FileAnswer,
  expected: ExpectedFile,
  isPlain = false,
): Promise<CallResult<Blob>> {
  const type = header('content-type').toLowerCase();
  const isAttachment = /^\s*attachment\b/i.test(header('content-disposition'));
  const mayBeEnvelope = status !== 200 || (type.includes('json') && !isAttachment && file.size <= ENVELOPE_BYTES);
  if (mayBeEnvelope) {
    const body = adapter.envelopeIn(await readBody(await file.text()));
    if (status !== 200 || readEnvelope(body) !== null) {
      const outcome = interpret({ kind: 'response', status, statusText, body }, { isPlain });
      return outcome.ok ? damaged : outcome;
    }
  }
  if (/^(text\/html|application\/xhtml)/.test(type)) return damaged;
  // The length on the wire is the browser's to compare: it knows whether the file was compressed for the way.
  if (expected.size !== undefined && expected.size !== file.size) return damaged;
  const wanted = [expected.sha256?.toLowerCase(), digestIn(header('repr-digest'))].filter((one) => one !== undefined);
  if (wanted.length === 0 || file.size > DIGEST_BYTES) return { ok: true, data: file };
  const actual = await sha256Of(await file.arrayBuffer());
  return actual !== null && wanted.some((one) => one !== actual) ? damaged : { ok: true, data: file };
}
