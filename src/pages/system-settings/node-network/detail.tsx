import { LoadedPanel } from '@/components/loaded-panel';
import { UrlTabs } from '@/components/url-tabs';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { Screen } from '@/ui/screen';
import { useQuery } from '@/ui/use-view';
import { ApplyTask } from './apply-task';
import { Interfaces } from './interfaces';
import { TAB_OF } from './model';
import { Review } from './review';
import { StaticRoutes } from './routes';
import { BfdTemplates } from './templates';
import { useNode } from './use-node';
import './node-network.css';

/** The network of a node, section by section; edits are staged and applied together (NET-01, 03, 04, BEY-01 to 03). */
export default function NodeNetwork() {
  const t = useT();
  const { id = '' } = useParams();
  const [query] = useQuery();
  const { loaded, node } = useNode(id);
  const task = query.get('task');
  const count = node?.changes.length ?? 0;
  return (
    <Screen title={t('network.title')} note={node && t('network.intro', { name: node.network.name })}>
      <LoadedPanel loaded={loaded}>
        {({ version }) => {
          if (!node) return null;
          const label = (text: string, tab: string) => {
            const own = node.changes.filter(({ section }) => TAB_OF[section] === tab).length;
            return own === 0 ? text : t('network.tabPending', { text, count: own });
          };
          if (task) return <ApplyTask key={task} nodeId={id} version={version} taskId={task} />;
          return (
            <UrlTabs
              tabs={[
                {
                  key: 'interfaces',
                  label: label(t('network.interfacesTab'), 'interfaces'),
                  content: <Interfaces node={node} />,
                },
                { key: 'routes', label: label(t('network.routes'), 'routes'), content: <StaticRoutes node={node} /> },
                { key: 'bfd', label: label(t('network.bfdTemplates'), 'bfd'), content: <BfdTemplates node={node} /> },
                {
                  key: 'review',
                  label:
                    count === 0 ? t('network.review') : t('network.tabPending', { text: t('network.review'), count }),
                  content: <Review node={node} />,
                },
              ]}
            />
          );
        }}
      </LoadedPanel>
    </Screen>
  );
}
