import { useMemo } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { entryName, kindOf, SECTIONS } from '../model';
import { ChangedFields } from '../review/changed-fields';
import { useValueText } from '../review/use-value-text';
import type { StagedNode } from '../use-node';

/** What a task applied, field by field, whoever staged it. */
export default function Applied({ node, taskId }: { node: StagedNode; taskId: string }) {
  const t = useT();
  const loaded = useLoad(nodeNetworkApi.getApplied, { taskId });
  const configs = useMemo(() => [node.base], [node.base]);
  const textOf = useValueText(configs);
  return (
    <LoadedPanel loaded={loaded}>
      {({ changes }) => (
        <ul className="network-changes" aria-label={t('decision.applied', { count: changes.length })}>
          {changes.map((change) => (
            <li key={`${change.section}/${change.key}`}>
              <div className="network-change-head">
                <strong>{t(SECTIONS[change.section].label)}</strong>
                <bdi className="code" dir="ltr">
                  {entryName(change)}
                </bdi>
                <span className="network-note">{t(`network.${kindOf(change)}`)}</span>
              </div>
              <dl className="network-fields">
                <ChangedFields change={change} textOf={textOf} />
              </dl>
            </li>
          ))}
        </ul>
      )}
    </LoadedPanel>
  );
}
