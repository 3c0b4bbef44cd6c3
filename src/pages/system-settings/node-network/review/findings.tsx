import type { Finding } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { FindingGroups } from '../finding-groups';
import { useShow } from '../use-show';

interface Props {
  /** What the staged edits bring. */
  fresh: readonly Finding[];
  /** What the node had before, folded while there is something new. */
  old: readonly Finding[];
  config: NodeConfig;
  isStaged: boolean;
}

/** What is doubtful, that of the change first, each with the way to its field. */
export function Findings({ fresh, old, config, isStaged }: Props) {
  const t = useT();
  const show = useShow();
  const list = (findings: readonly Finding[], label: string) => (
    <ul className="network-findings" aria-label={label}>
      <FindingGroups findings={findings} config={config} onShow={show} />
    </ul>
  );
  if (!isStaged) return old.length === 0 ? <p>{t('network.noFindings')}</p> : list(old, t('network.formFindings'));
  const there = t('network.oldFindings', { count: old.length });
  return (
    <>
      {fresh.length === 0 ? <p>{t('network.noNewFindings')}</p> : list(fresh, t('network.newFindings'))}
      {old.length > 0 && (
        <details className="network-old">
          <summary>{there}</summary>
          {list(old, there)}
        </details>
      )}
    </>
  );
}
