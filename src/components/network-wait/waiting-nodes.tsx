import { ClockCircleFilled } from '@ant-design/icons';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { secondText } from '@/lib/time';
import { to } from '@/routes/href';
import { leftText, useCountdown } from '@/ui/data/use-countdown';
import { useLoad } from '@/ui/data/use-load';
import './waiting-nodes.css';

/** How often it is asked whether somebody applied; one's own apply shows at once. */
const POLL_MS = 15_000;

type WaitingNode = Awaited<ReturnType<typeof nodeNetworkApi.getWaiting>>['list'][number];

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';
const addressOf = ({ nodeId, taskId }: WaitingNode) => to(NETWORK, { id: nodeId }, { task: taskId });

const useWaitingNodes = () => useLoad(nodeNetworkApi.getWaiting, {}, { pollMs: POLL_MS }).data?.list ?? [];

function Left({ seconds }: { seconds: number }) {
  const left = useCountdown(seconds);
  return <span className="tabular">{leftText(left)}</span>;
}

/** In the header of every screen: the node that goes back first, and how many more wait. */
export default function WaitingNodes() {
  const t = useT();
  const [first, ...others] = useWaitingNodes();
  if (!first) return null;
  const { nodeName: name } = first;
  const count = others.length;
  const label = count === 0 ? t('wait.header', { name }) : t('wait.headerMore', { name, count });
  return (
    <Link className="header-button waiting-nodes" to={addressOf(first)} aria-label={label} title={label}>
      <ClockCircleFilled aria-hidden />
      <Left key={first.taskId} seconds={first.secondsLeft} />
      {others.length > 0 && <span aria-hidden>+{others.length}</span>}
    </Link>
  );
}

/** Each node that waits, with who applied and when: what needs the operator before anything else. */
export function WaitingList() {
  const t = useT();
  const nodes = useWaitingNodes();
  if (nodes.length === 0) return null;
  return (
    <ul className="waiting-list" aria-label={t('wait.title')}>
      {nodes.map((one) => {
        const { taskId, nodeName, secondsLeft, isReachable, by } = one;
        const time = secondText(by.at);
        return (
          <li key={taskId} className={isReachable ? 'is-waiting' : 'is-lost'}>
            <ClockCircleFilled aria-hidden />
            <Link to={addressOf(one)}>{t(isReachable ? 'wait.node' : 'wait.lostNode', { name: nodeName })}</Link>
            <span>
              {t('wait.left')} <Left seconds={secondsLeft} />
            </span>
            <span className="time-note">
              {by.isOwn ? t('wait.byMe', { time }) : t('wait.by', { name: by.name, time })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
