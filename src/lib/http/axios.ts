import axios from 'axios';
import { beginWait } from '../at-rest';
import { adapter } from '../contract/adapter';
import { ApiError, type Failure, failure } from '../contract/failure';
import { gatewayAddress, type Server } from './bases';
import { readBody } from './body';
import { takeEarly } from './early';
import { type ExpectedFile, fileIn } from './file-answer';
import { callHeaders } from './headers';
import { type CallResult, interpret, type WireReply } from './interpret';
import { isToken, type LastCall, noteCall, REQUEST_ID } from './last-calls';

/** What the transport needs from the console around it; set once at start. */
export interface Ports {
  bases: () => Partial<Record<Server, string>>;
  token: () => string | null;
  language: () => string;
  /** The account as which the console is seen, for reading only; null is one's own. */
  viewAs: () => string | null;
  /** Whether what is on the page belongs to a session; on anonymous screens session codes and 40114 are plain refusals. */
  hasSession: () => boolean;
  /** The codes by which the gateway's envelope says that it does not know a path. */
  unknownPathCodes?: ReadonlySet<string>;
  /** What else every call carries, authentication paths too. */
  trace?: () => Record<string, string>;
  /** The session is over. */
  onSession: (failure: Failure) => void;
  /** Ask for the second proof; resolves to a ticket, or null if the operator cancels. */
  onSensitive: (failure: Failure) => Promise<string | null>;
}

let ports: Ports = {
  bases: () => ({}),
  token: () => null,
  language: () => 'zh-CN',
  viewAs: () => null,
  hasSession: () => true,
  onSession: () => {},
  onSensitive: () => Promise.resolve(null),
};

/** Connects the transport to session and language. Called once, before the first call. */
export function connect(given: Ports): void {
  ports = given;
}

const TIMEOUT_MS = 30_000;

/** Authentication paths carry no token, timestamp or language. */
export const isAuthPath = (path: string) => path.startsWith('/api/auth/');
/** Domain-assistant paths are not handled globally: their error is rethrown as it is. */
export const isDomainAssistantPath = (path: string) => path.startsWith('/api/domainAssistant/');

/** The headers of a call: token, epoch milliseconds, language, and whose view; none of them for authentication paths. */
export function headersOf(path: string, ticket: string | null, viewed = ports.viewAs()): Record<string, string> {
  if (isAuthPath(path)) return { ...ports.trace?.() };
  return {
    ...ports.trace?.(),
    ...callHeaders(ports.token(), ports.language()),
    ...(viewed !== null && { 'View-As': viewed }),
    ...(ticket !== null && { 'Sensitive-Ticket': ticket }),
  };
}

/** What holds a Blob goes as multipart/form-data, everything else as JSON. */
function payloadOf(body: unknown): unknown {
  const fields: [string, unknown][] = Object.entries(Object(body));
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

interface SendOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  viewAs?: string | null;
}

/** Why there is no answer: the caller gave up, it took too long, or the line is gone. */
function reasonOf(error: unknown, signal: AbortSignal | undefined): 'abort' | 'timeout' | 'network' {
  if (signal?.aborted || axios.isCancel(error)) return 'abort';
  return axios.isAxiosError(error) && error.code === 'ECONNABORTED' ? 'timeout' : 'network';
}

async function reach(path: string, body: unknown, ticket: string | null, options: SendOptions): Promise<WireReply> {
  // What was started ahead is one's own, of the sign-in of that moment, and asked by the path of the contract.
  const at = adapter.pathAt(path);
  const isPlain = ticket === null && options.viewAs === undefined && at === path;
  const early = isPlain
    ? takeEarly(path, body, { token: ports.token(), timeoutMs: TIMEOUT_MS, signal: options.signal })
    : null;
  if (early) return early;
  try {
    const answer = await axios.request<unknown>({
      method: 'POST',
      url: gatewayAddress(path, ports.bases(), at),
      data: payloadOf(body),
      headers: headersOf(path, ticket, options.viewAs),
      timeout: TIMEOUT_MS,
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && {
        onUploadProgress: (event: { progress?: number | undefined }) => options.onProgress?.(event.progress ?? 0),
      }),
    });
    const { status, statusText, headers, data } = answer;
    return { kind: 'response', status, statusText, body: await readBody(data), requestId: headers?.[REQUEST_ID] };
  } catch (error) {
    return { kind: reasonOf(error, options.signal) };
  }
}

/**
 * The one queue of every call, whichever way its bytes go. A session code reaches the session once and is rejected
 * silently; 40114 is proved and the attempt replayed once with the ticket. Neither happens where the failure belongs to
 * the screen alone: on domain-assistant paths, and on anonymous screens, which have no session.
 */
async function attempt<D>(
  path: string,
  go: (ticket: string | null, isPlain: boolean, call: LastCall) => Promise<CallResult<D>>,
): Promise<D> {
  const isPlain = isDomainAssistantPath(path) || !ports.hasSession();
  const run = async (ticket: string | null) => {
    const call = noteCall(path);
    const end = beginWait();
    const outcome = await go(ticket, isPlain, call).finally(end);
    call.ms = Date.now() - call.at;
    call.code = outcome.ok ? 'ok' : outcome.failure.code;
    const { requestId } = call;
    if (outcome.ok || !isToken(requestId)) return outcome;
    return { ...outcome, failure: { ...outcome.failure, requestId } };
  };
  let outcome = await run(null);
  if (!outcome.ok && outcome.failure.kind === 'sensitive') {
    const ticket = await ports.onSensitive(outcome.failure);
    if (ticket === null) throw new ApiError(failure('abort', outcome.failure.code, { showType: 0 }));
    outcome = await run(ticket);
  }
  if (outcome.ok) return outcome.data;
  if (outcome.failure.kind === 'session') ports.onSession(outcome.failure);
  throw new ApiError(outcome.failure);
}

/** Posts to a path and resolves to the unwrapped data; rejects with ApiError. */
export const send = (path: string, body: unknown, options: SendOptions = {}): Promise<unknown> =>
  attempt(path, async (ticket, isPlain, call) => {
    const reply = await reach(path, body, ticket, options);
    if (reply.kind === 'response') {
      reply.body = adapter.envelopeIn(reply.body);
      call.status = reply.status;
      call.requestId = reply.requestId;
    }
    const { unknownPathCodes } = ports;
    const outcome = interpret(reply, { isPlain, ...(unknownPathCodes && { unknownPathCodes }) });
    if (outcome.ok) return outcome;
    return { ok: false, failure: { ...outcome.failure, fields: adapter.refusedFields(path, outcome.failure.fields) } };
  });

export interface DownloadOptions {
  signal?: AbortSignal | undefined;
  /** Hears how many bytes have come, and of how many; null where the server does not say. */
  onProgress?: (loaded: number, total: number | null) => void;
  /** What is known of the file: one that differs is not handed on. */
  expected?: ExpectedFile;
}

async function reachFile(
  path: string,
  ticket: string | null,
  isPlain: boolean,
  options: DownloadOptions,
  call: LastCall,
): Promise<CallResult<Blob>> {
  try {
    const answer = await axios.request<Blob>({
      method: 'GET',
      url: gatewayAddress(path, ports.bases()),
      headers: headersOf(path, ticket),
      responseType: 'blob',
      validateStatus: () => true,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && {
        onDownloadProgress: (event: { loaded: number; total?: number | undefined }) =>
          options.onProgress?.(event.loaded, event.total ?? null),
      }),
    });
    const { status, statusText, headers, data: file } = answer;
    call.status = status;
    call.requestId = headers?.[REQUEST_ID];
    const header = (name: string) => String(headers[name] ?? '');
    return await fileIn({ status, statusText, header, file }, options.expected ?? {}, isPlain);
  } catch (error) {
    const reason = reasonOf(error, options.signal);
    return { ok: false, failure: failure(reason, reason) };
  }
}

/**
 * Gets a file's bytes through the client, since headers are needed. Rejects with ApiError. The Blob is the browser's own,
 * on disk if large: who hands it on as it is keeps the bytes once, and never in the script's memory.
 */
export const downloadBlob = (path: string, options: DownloadOptions = {}): Promise<Blob> =>
  attempt(path, (ticket, isPlain, call) => reachFile(path, ticket, isPlain, options, call));

/** Posts to a checking address and gives the body of its answer as it is; null if there is none, or none of status 2xx. */
export async function probe(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await axios.request<unknown>({
      method: 'POST',
      url,
      data: {},
      headers: headersOf('/', null),
      signal,
    });
    return answer.data;
  } catch {
    return null;
  }
}
