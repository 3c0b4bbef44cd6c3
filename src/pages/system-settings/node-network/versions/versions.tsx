import { Alert } from 'antd';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { useFollow } from '@/ui/data/use-follow';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { useQuery } from '@/ui/page/use-query';
import type { StagedNode } from '../use-node';
import { Comparison } from './comparison';
import { CURRENT, RUNNING } from './kinds';
import { useVersions } from './use-versions';
import { VersionList } from './version-list';
import './versions.css';

/** The versions of a node, or two of them side by side where the address names them; without `from` it is the newest. */
export default function Versions({ node }: { node: StagedNode }) {
  const t = useT();
  const [query] = useQuery();
  const loaded = useVersions(node.network.id);
  // An apply may end by itself, which no write of this console tells.
  useFollow(`${node.network.version}/${node.network.waitingTask}`, nodeNetworkApi.listApplies);
  const to = query.get('to');
  return (
    <LoadedPanel loaded={loaded}>
      {({ list }) => {
        const newest = list[0]?.number ?? 1;
        const numberOf = (text: string | null) => list.find(({ number }) => String(number) === text)?.number ?? newest;
        const isGone = (text: string | null) =>
          text !== null && text !== RUNNING && text !== CURRENT && !list.some(({ number }) => String(number) === text);
        const from = to === RUNNING ? null : query.get('from');
        const gone = [from, to].filter(isGone);
        if (gone.length > 0 || to === null)
          return (
            <>
              {gone.length > 0 && (
                <Alert
                  className="form-problem"
                  type="info"
                  showIcon
                  title={t('versions.gone', { numbers: gone.join(t('common.separator')) })}
                />
              )}
              <VersionList node={node} list={list} />
            </>
          );
        return (
          <Comparison node={node} list={list} from={numberOf(from)} to={to === RUNNING ? RUNNING : numberOf(to)} />
        );
      }}
    </LoadedPanel>
  );
}
