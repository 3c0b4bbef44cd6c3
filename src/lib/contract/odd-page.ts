import { isUncounted } from './count';
import type { Endpoint } from './endpoint';
import { cutToPage } from './overfull';
import { withCount } from './uncounted';

interface Asked {
  readonly endpoint: Pick<Endpoint, 'path' | 'res'>;
  readonly input: unknown;
  /** The answer to another page of the list. */
  readonly read: (input: unknown) => Promise<unknown>;
}

/** A page of a list as screens can show it, whether its gateway counts the rows or gives more than were asked for. */
export async function pageOf<Answer extends { list: unknown[] }>(asked: Asked, answer: Answer) {
  const { endpoint, input } = asked;
  const read = async (other: unknown) => {
    const page = await asked.read(other);
    return isUncounted(page) ? page.list : [];
  };
  const page = await cutToPage({ endpoint, input, read }, answer);
  return isUncounted(page) ? withCount({ path: endpoint.path, input, read }, page) : page;
}
