import { edgeGroupApi } from '@/api/account-center/edge-group';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

const DEPENDS_ON = [edgeNodeApi.list];

/** What stands in a directory and forbids its deletion, with counts. */
export function GroupContents({ id }: { id: string }) {
  const t = useT();
  const contents = useLoad(edgeGroupApi.getContents, { id }, { dependsOn: DEPENDS_ON });
  const items = ({ nodes, groups }: { nodes: number; groups: number }) =>
    [
      { key: 'nodes', count: nodes, label: t('edgeNode.holdsNodes', { count: nodes }) },
      { key: 'groups', count: groups, label: t('edgeNode.holdsGroups', { count: groups }) },
    ].filter(({ count }) => count > 0);
  return (
    <Impact
      forbids
      warning={t('confirm.irreversible')}
      title={t('edgeNode.notEmpty')}
      none={t('edgeNode.isEmpty')}
      loaded={contents}
      items={contents.data && items(contents.data)}
    />
  );
}
