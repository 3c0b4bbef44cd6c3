import type { NodeConfig } from './node-config';
import { PLACES } from './section';
import { ALL_PARTS } from './sections';

/**
 * A node's sections as the text of an FRR configuration that a router takes; what is the system's to do stands as a remark. The same sections give the same text in
 * whatever order they stand; addresses are in their one form, and entries that are not valid are left out.
 */
export function routerText(config: NodeConfig): string {
  const lines = PLACES.flatMap((place) => ALL_PARTS.flatMap(({ text }) => text?.[place]?.(config) ?? []));
  return `${[...lines, 'end'].join('\n')}\n`;
}
