import { useCallback, useEffect, useRef, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { here } from '@/lib/navigation';
import { usePoll } from '@/ui/data/use-poll';
import { useReport } from '@/ui/feedback/report';
import { stagedNodeIds } from '../network-changes/staged-keys';
import { type WaitingNode, waitingAddress } from './waiting-node';

/** What an end is told of. */
type Applied = Pick<WaitingNode, 'taskId' | 'nodeId' | 'nodeName'>;

/** What this account applied before the page was loaded, and has not seen the end of; its nodes are named by their ids. */
async function appliedBefore(): Promise<readonly Applied[]> {
  const ids = stagedNodeIds();
  if (ids.length === 0) return [];
  // The schemas of the sets are many, and most pages begin with none.
  const { readStaged } = await import('../network-changes/staged-set');
  return ids.flatMap((nodeId) => {
    const taskId = readStaged(nodeId)?.applying?.taskId;
    return taskId === undefined ? [] : [{ taskId, nodeId, nodeName: nodeId }];
  });
}

interface OutcomeProps {
  node: Applied;
  onSaid: (taskId: string) => void;
}

/** Says once how a node ended that waited a moment ago, if it went back; its own screen says so by itself. */
function Outcome({ node, onSaid }: OutcomeProps) {
  const t = useT();
  const report = useReport();
  const { taskId, nodeName: name } = node;
  const { data, failure } = usePoll(nodeNetworkApi.getTask, { taskId }, ({ status }) => status !== 'waiting');
  const isGone = failure?.kind === 'business';
  useEffect(() => {
    if (isGone) onSaid(taskId);
    if (!data || data.status === 'waiting') return;
    const place = waitingAddress(node);
    const isOnItsScreen = here().pathname === place.replace(/[?#].*/, '');
    // Who went back by hand knows it; nobody was asked where it went back by itself.
    const isOwn = data.ended?.by?.isOwn ?? false;
    if (data.status === 'rolledBack' && !isOwn && !isOnItsScreen)
      report.warning(t(data.ended?.by === null ? 'wait.wentBack' : 'wait.rolledBack', { name }), { at: place });
    onSaid(taskId);
  }, [data, isGone, taskId, name, node, onSaid, report, t]);
  return null;
}

interface Followed {
  known: readonly WaitingNode[];
  /** Those that wait no more, until it was said how they ended. */
  ended: readonly Applied[];
}

/**
 * Follows the nodes that wait: of each that waits no more it says how that ended, on whatever screen the operator is, also
 * where it ended while no page was open.
 */
export function Outcomes({ waiting }: { waiting: readonly WaitingNode[] }) {
  const [{ known, ended }, setState] = useState<Followed>({ known: waiting, ended: [] });
  if (known !== waiting) {
    const now = new Set(waiting.map(({ taskId }) => taskId));
    setState({ known: waiting, ended: [...ended, ...known.filter(({ taskId }) => !now.has(taskId))] });
  }
  const first = useRef(waiting);
  useEffect(() => {
    let isLeft = false;
    appliedBefore().then(
      (before) => {
        const known = new Set(first.current.map(({ taskId }) => taskId));
        const over = before.filter(({ taskId }) => !known.has(taskId));
        if (!isLeft && over.length > 0) setState((old) => ({ ...old, ended: [...old.ended, ...over] }));
      },
      // Without the code of the sets it is told on the screen of the node.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  const forget = useCallback((id: string) => {
    setState((old) => ({ ...old, ended: old.ended.filter(({ taskId }) => taskId !== id) }));
  }, []);
  return ended.map((node) => <Outcome key={node.taskId} node={node} onSaid={forget} />);
}
