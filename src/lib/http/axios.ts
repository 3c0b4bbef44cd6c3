import axios from 'axios';
import { ApiError, type Failure, failure } from '../contract/failure';
import { addressOf, type Server } from './bases';
import { takeEarly } from './early';
import { interpret, type Outcome, type Reply } from './interpret';

/** What the transport needs from the console around it; set once at start. */
export interface Ports {
  bases: () => Partial<Record<Server, string>>;
  token: () => string | null;
  language: () => string;
  /** The account as which the console is seen, for reading only; null is one's own (BEY-04). */
  viewAs: () => string | null;
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
  onSession: () => {},
  onSensitive: () => Promise.resolve(null),
};

/** Connects the transport to session and language. Called once, before the first call. */
export function connect(given: Ports): void {
  ports = given;
}

const TIMEOUT_MS = 30_000;

/** Authentication paths carry no token, timestamp or language (decision 3). */
export const isAuthPath = (path: string) => path.startsWith('/api/auth/');
/** Domain-assistant paths are not handled globally: their error is rethrown as it is (decision 13). */
export const isDomainAssistantPath = (path: string) => path.startsWith('/api/domainAssistant/');

/** The headers of a call (decision 2): token, epoch milliseconds, language, and whose view; none for authentication paths. */
export function headersOf(path: string, ticket: string | null): Record<string, string> {
  if (isAuthPath(path)) return {};
  const token = ports.token();
  const viewed = ports.viewAs();
  return {
    ...(token !== null && { 'Access-Token': token }),
    Timestamp: String(Date.now()),
    'Accept-Language': ports.language(),
    ...(viewed !== null && { 'View-As': viewed }),
    ...(ticket !== null && { 'Sensitive-Ticket': ticket }),
  };
}

function readBody(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
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
}

async function reach(path: string, body: unknown, ticket: string | null, options: SendOptions): Promise<Reply> {
  const early = ticket === null ? takeEarly(path, body, { timeoutMs: TIMEOUT_MS, signal: options.signal }) : null;
  if (early) return early;
  try {
    const answer = await axios.request<unknown>({
      method: 'POST',
      url: addressOf(path, ports.bases()),
      data: payloadOf(body),
      headers: headersOf(path, ticket),
      timeout: TIMEOUT_MS,
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && {
        onUploadProgress: (event: { progress?: number | undefined }) => options.onProgress?.(event.progress ?? 0),
      }),
    });
    return { kind: 'response', status: answer.status, statusText: answer.statusText, body: readBody(answer.data) };
  } catch (error) {
    if (options.signal?.aborted || axios.isCancel(error)) return { kind: 'abort' };
    const isTimeout = axios.isAxiosError(error) && error.code === 'ECONNABORTED';
    return { kind: isTimeout ? 'timeout' : 'network' };
  }
}

/**
 * Posts to a path and resolves to the unwrapped data; rejects with ApiError.
 * A session code reaches the session once and is rejected silently; 40114 is proved and replayed once (decision 11).
 */
export async function send(path: string, body: unknown, options: SendOptions = {}): Promise<unknown> {
  const isRethrown = isDomainAssistantPath(path);
  let outcome: Outcome = interpret(await reach(path, body, null, options), isRethrown);
  if (!outcome.ok && outcome.failure.kind === 'sensitive' && !isRethrown) {
    const ticket = await ports.onSensitive(outcome.failure);
    if (ticket === null) throw new ApiError(failure('abort', outcome.failure.code, { showType: 0 }));
    outcome = interpret(await reach(path, body, ticket, options));
  }
  if (outcome.ok) return outcome.data;
  if (outcome.failure.kind === 'session' && !isRethrown) ports.onSession(outcome.failure);
  throw new ApiError(outcome.failure);
}

export interface DownloadOptions {
  signal?: AbortSignal;
  /** Hears how many bytes have come, and of how many; null where the server does not say. */
  onProgress?: (loaded: number, total: number | null) => void;
}

/**
 * Gets a file's bytes through the client, since headers are needed (decisions, file server). Rejects with ApiError. The
 * Blob is the browser's own, on disk if large: who hands it on as it is keeps the bytes once, and never in the script's memory.
 */
export async function download(path: string, options: DownloadOptions = {}): Promise<Blob> {
  try {
    const answer = await axios.request<Blob>({
      method: 'GET',
      url: addressOf(path, ports.bases()),
      headers: headersOf(path, null),
      responseType: 'blob',
      validateStatus: () => true,
      ...(options.signal && { signal: options.signal }),
      ...(options.onProgress && {
        onDownloadProgress: (event: { loaded: number; total?: number | undefined }) =>
          options.onProgress?.(event.loaded, event.total ?? null),
      }),
    });
    if (answer.status === 200 && !String(answer.headers['content-type']).includes('json')) return answer.data;
    const body = readBody(await answer.data.text());
    const outcome = interpret({ kind: 'response', status: answer.status, statusText: answer.statusText, body });
    if (!outcome.ok && outcome.failure.kind === 'session') ports.onSession(outcome.failure);
    throw new ApiError(outcome.ok ? failure('contract', 'contract') : outcome.failure);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError(failure(axios.isCancel(error) ? 'abort' : 'network', 'network'));
  }
}

/** Posts to a checking address (boot, decision 8) and gives its body as it is; null if there is no answer. */
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
