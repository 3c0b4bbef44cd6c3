import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import type { TreeItem } from './items';

/** What the line of the whole tree says. */
export interface AllText {
  name: string;
  count?: number | undefined;
}

/** What one line says. */
export function TreeLine({ item, all, reason }: { item: TreeItem; all?: AllText; reason?: string | null }) {
  const t = useT();
  if (item.kind === 'all')
    return (
      <span className="tree-line">
        <span className="tree-name">{all?.name}</span>
        {all?.count !== undefined && <bdi className="tree-hint tabular">{t('tree.count', { count: all.count })}</bdi>}
      </span>
    );
  if (item.kind === 'more') return <span className="tree-link">{t('tree.more', { rest: item.rest })}</span>;
  if (item.kind === 'failed') return <span className="tree-link">{t('tree.failed')}</span>;
  if (item.check) {
    const { state, note, isWrong } = item.check;
    return (
      <span className="tree-line">
        <span className={`tree-check is-${state}`} aria-hidden>
          {state === 'true' && <CheckOutlined />}
          {state === 'mixed' && <MinusOutlined />}
        </span>
        <span className="tree-title">{item.title}</span>
        {note !== undefined && (
          <span className={isWrong ? 'tree-wrong' : 'tree-hint'} aria-hidden>
            {note}
          </span>
        )}
      </span>
    );
  }
  if (!item.node) return <span className="absent">{t('common.loading')}</span>;
  const { name, hint, count } = item.node;
  return (
    <span className={item.isMatch ? 'tree-line tree-match' : 'tree-line'}>
      <bdi className="tree-name">{name}</bdi>
      {hint !== undefined && (
        <bdi className="tree-hint code" dir="ltr" title={hint}>
          {hint}
        </bdi>
      )}
      {count !== undefined && <bdi className="tree-hint tabular">{t('tree.count', { count })}</bdi>}
      {reason && <span className="tree-hint">{reason}</span>}
    </span>
  );
}
