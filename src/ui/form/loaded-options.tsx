import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

/**
 * What a select says of options that are loaded: that they are on their way, or what failed, with Retry, where its options
 * would be. A keyboard cannot reach a button in there: opening it again asks again, too.
 */
export function loadedOptions({ data, failure, isLoading, reload }: Loaded<unknown>) {
  if (failure === null || data !== undefined) return { loading: isLoading };
  return {
    loading: isLoading,
    notFoundContent: <LoadFailure failure={failure} onRetry={reload} />,
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) reload();
    },
  };
}
