import { nodeVersionApi } from '@/api/system-settings/node-version';
import { useLoad } from '@/ui/data/use-load';

/** The versions of a node, newest first. */
export const useVersions = (id: string) => useLoad(nodeVersionApi.listVersions, { id });

/** Whether the gateway keeps any: taken for granted until it says that it does not. */
export const useHasVersions = (id: string): boolean => useVersions(id).isUnoffered !== true;
