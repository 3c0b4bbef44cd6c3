import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { AppliedChanges } from '@/components/network-sections/applied-changes';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import type { StagedNode } from '../use-node';

/** What a task applied, field by field, whoever staged it. */
export default function Applied({ node, taskId }: { node: StagedNode; taskId: string }) {
  const t = useT();
  const loaded = useLoad(nodeNetworkApi.getApplied, { taskId });
  return (
    <LoadedPanel loaded={loaded}>
      {({ changes, warnings }) => (
        <AppliedChanges
          changes={changes}
          warnings={warnings}
          config={node.base}
          label={t('decision.applied', { count: changes.length })}
        />
      )}
    </LoadedPanel>
  );
}
