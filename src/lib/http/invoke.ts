import { ApiError, failure } from '../contract/failure';
import { INVOKE_ERROR_CODE } from './envelope';

const at = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** The words of an error, also where a node gives them as a list, a number or an object. */
function wordsOf(errmsg: unknown): string {
  if (typeof errmsg === 'string') return errmsg;
  if (Array.isArray(errmsg) && errmsg.every((one) => typeof one === 'string') && errmsg.length > 0)
    return errmsg.join('; ');
  return JSON.stringify(errmsg);
}

/**
 * The content of a command's answer: `result[0].result.originalContent` read as JSON.
 * Throws ApiError 50000 with the words of an `errmsg` that is there, whatever its kind, and a contract failure if there is nothing to read.
 */
export function readOriginalContent(data: unknown): unknown {
  const content = at(at(at(at(data, 'result'), 0), 'result'), 'originalContent');
  let value: unknown;
  try {
    if (typeof content !== 'string') throw new SyntaxError('no original content');
    value = JSON.parse(content);
  } catch {
    throw new ApiError(failure('contract', 'contract'));
  }
  const errmsg = at(value, 'errmsg');
  if (errmsg === undefined || errmsg === null || errmsg === '') return value;
  throw new ApiError(failure('business', INVOKE_ERROR_CODE, { text: wordsOf(errmsg) }));
}
