import { ClockCircleFilled } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { secondText } from '@/lib/time';
import { leftText, useCountdown } from '@/ui/data/use-countdown';
import { useLoad } from '@/ui/data/use-load';
import { Outcomes } from './outcomes';
import { type WaitingNode, waitingAddress } from './waiting-node';
import './waiting-nodes.css';

/** How often it is asked whether somebody applied, one's own apply shows at once; and while a countdown runs. */
const POLL_MS = 10_000;
const RUNNING_MS = 3_000;

function useWaitingNodes() {
  const [isRunning, setRunning] = useState(false);
  const loaded = useLoad(nodeNetworkApi.getWaiting, {}, { pollMs: isRunning ? RUNNING_MS : POLL_MS });
  const { data, askedAt, reload } = loaded;
  const isWaited = data !== undefined && data.list.length > 0;
  if (isWaited !== isRunning) setRunning(isWaited);
  return { list: data?.list, askedAt, reload };
}

interface LeftProps {
  node: WaitingNode;
  askedAt: number | undefined;
  /** It is over: how it ended is asked for at once. */
  onOver: () => void;
}

function Left({ node, askedAt, onOver }: LeftProps) {
  const left = useCountdown(node.secondsLeft, askedAt);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  return <span className="tabular">{leftText(left)}</span>;
}

/** In the header of every screen: the node that goes back first, and how many more wait; then how each of them ended. */
export default function WaitingNodes() {
  const t = useT();
  const { list, askedAt, reload } = useWaitingNodes();
  const [first, ...others] = list ?? [];
  const count = others.length;
  const name = first?.nodeName ?? '';
  const label = count === 0 ? t('wait.header', { name }) : t('wait.headerMore', { name, count });
  return (
    <>
      {first && (
        <Link className="header-button waiting-nodes" to={waitingAddress(first)} aria-label={label} title={label}>
          <ClockCircleFilled aria-hidden />
          <Left key={first.taskId} node={first} askedAt={askedAt} onOver={reload} />
          {count > 0 && <span aria-hidden>+{count}</span>}
        </Link>
      )}
      {list && <Outcomes waiting={list} />}
    </>
  );
}

/** Each node that waits, with who applied and when: what needs the operator before anything else. */
export function WaitingList() {
  const t = useT();
  const { list: nodes, askedAt, reload } = useWaitingNodes();
  if (!nodes || nodes.length === 0) return null;
  return (
    <ul className="waiting-list" aria-label={t('wait.title')}>
      {nodes.map((one) => {
        const { taskId, nodeName, isReachable, by } = one;
        const time = secondText(by.at);
        return (
          <li key={taskId} className={isReachable ? 'is-waiting' : 'is-lost'}>
            <ClockCircleFilled aria-hidden />
            <Link to={waitingAddress(one)}>{t(isReachable ? 'wait.node' : 'wait.lostNode', { name: nodeName })}</Link>
            <span>
              {t('wait.left')} <Left node={one} askedAt={askedAt} onOver={reload} />
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
