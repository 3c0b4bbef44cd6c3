import type * as z from 'zod';
import { edgeNodeApi, edgeNodeLine, MAX_NODE_IMPORT } from '@/api/account-center/edge-node';
import { CsvImport } from '@/components/csv-import/csv-import';
import type { CsvKind } from '@/components/csv-import/model';
import { useT } from '@/i18n/use-t';

const NODE_FILE: CsvKind<z.output<typeof edgeNodeLine>> = {
  columns: [
    { name: 'node_id', label: 'edgeNode.nodeId' },
    { name: 'device_name', label: 'edgeNode.deviceName' },
    { name: 'capacity', label: 'edgeNode.capacity' },
    { name: 'name', label: 'edgeNode.name', isOptional: true },
  ],
  schema: edgeNodeLine,
  max: MAX_NODE_IMPORT,
};

const TEMPLATE = { file: 'edge-nodes', line: ['edge-new-01', 'edge-device-01', 20000, ''] };

/** Edge nodes from a CSV file, into the directory that is selected; null is none. */
export default function ImportEdgeNodes({ groupId, onClose }: { groupId: string | null; onClose: () => void }) {
  const t = useT();
  return (
    <CsvImport
      title={t('edgeNode.importTitle')}
      kind={NODE_FILE}
      template={TEMPLATE}
      verbOf={(count) => t('edgeNode.importCount', { count })}
      doneOf={(counts) => t('edgeNode.importDone', counts)}
      none={t('edgeNode.noLines')}
      call={edgeNodeApi.import}
      send={(list, rows) => {
        const nodes = list.map(({ node_id, device_name, ...rest }) => ({
          ...rest,
          nodeId: node_id,
          deviceName: device_name,
        }));
        return rows.lines({
          lines: nodes,
          atOnce: () => edgeNodeApi.import({ groupId, list: nodes }),
          one: ({ line: _, ...node }) => edgeNodeApi.add({ ...node, groupId }),
        });
      }}
      examine={async (list) => {
        const { authorized, registered } = await edgeNodeApi.getCounts({});
        const free = authorized === null ? list.length : Math.max(0, authorized - registered);
        return new Map(list.slice(free).map(({ line }) => [line, t('edgeNode.limitReached')]));
      }}
      onClose={onClose}
    />
  );
}
