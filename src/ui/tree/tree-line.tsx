import { useT } from '@/i18n/use-t';
import type { TreeItem } from './items';

/** What one line says. */
export function TreeLine({ item, all, reason }: { item: TreeItem; all?: string; reason?: string | null }) {
  const t = useT();
  if (item.kind === 'all') return <span className="tree-name">{all}</span>;
  if (item.kind === 'more') return <span className="tree-link">{t('tree.more', { rest: item.rest })}</span>;
  if (item.kind === 'failed') return <span className="tree-link">{t('tree.failed')}</span>;
  if (!item.node) return <span className="absent">{t('common.loading')}</span>;
  const { name, hint, count } = item.node;
  return (
    <span className={item.isMatch ? 'tree-line tree-match' : 'tree-line'}>
      <bdi className="tree-name">{name}</bdi>
      {hint !== undefined && (
        <bdi className="tree-hint code" dir="ltr">
          {hint}
        </bdi>
      )}
      {count !== undefined && <bdi className="tree-hint tabular">{t('tree.count', { count })}</bdi>}
      {reason && <span className="tree-hint">{reason}</span>}
    </span>
  );
}
