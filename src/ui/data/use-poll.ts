import type { TypedCall } from '@/lib/contract/client';
import { type Loaded, type LoadOptions, useLoad } from './use-load';

/**
 * Follows something that the gateway is doing: asks again after 1, 2, 4 … 30 s, until `isFinal` says that nothing changes
 * any more. It rests while the tab is hidden and ends with the screen.
 */
export const usePoll = <I, O>(
  call: TypedCall<I, O>,
  input: I,
  isFinal: (data: O) => boolean,
  options: Pick<LoadOptions, 'dependsOn' | 'isReady'> = {},
): Loaded<O> => useLoad(call, input, { ...options, isFinal });
