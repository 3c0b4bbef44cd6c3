import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { adoptApply, endApply } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { useQuery } from '@/ui/page/use-query';
import type { StagedNode } from '../use-node';
import { Frame } from './frame';
import { type Task, Waiting } from './waiting';

const POLL_MS = 2_000;

interface Props {
  node: StagedNode;
  taskId: string;
  /** It is decided, and the node has another version now. */
  onEnd: (taskId: string) => void;
}

/**
 * A running apply of a node, over its sections: who applied what, what became of the sessions, keep or go back
 * while the countdown runs, and how it ended.
 */
export function Decision({ node, taskId, onEnd }: Props) {
  const t = useT();
  const [, change] = useQuery();
  const { id } = node.network;
  // How it ended stays as it is: a tab that is left on it asks no more.
  const [isOver, setOver] = useState(false);
  const loaded = useLoad(nodeNetworkApi.getTask, { taskId }, { pollMs: isOver ? 0 : POLL_MS });
  const { isUnoffered = false } = loaded;
  const end = useCallback(() => {
    setOver(true);
    onEnd(taskId);
  }, [onEnd, taskId]);
  // The outcome stays in sight, whichever way the operator came here.
  useEffect(() => {
    if (!isUnoffered) change({ task: taskId });
  }, [taskId, isUnoffered, change]);
  // Such a gateway waits for nobody: what it took is applied, and there is nothing to decide or to follow.
  useEffect(() => {
    if (!isUnoffered) return;
    endApply(id, taskId, { isKept: true, version: null });
    change({ task: undefined });
    onEnd(taskId);
  }, [isUnoffered, id, taskId, change, onEnd]);
  // The edits are staged again for the three-way comparison, since nobody knows what became of them.
  const giveUp = () => {
    change({ task: undefined });
    endApply(id, taskId, { isKept: false, version: null });
    onEnd(taskId);
  };
  if (isUnoffered) return null;
  return (
    <>
      <LoadedPanel loaded={loaded}>
        {(task) => (
          <State
            node={node}
            task={task}
            heardAt={loaded.at}
            askedAt={loaded.askedAt}
            isSilent={loaded.failure !== null}
            onEnd={end}
          />
        )}
      </LoadedPanel>
      {loaded.failure?.kind === 'business' && (
        <div className="network-way-back">
          <Button onClick={giveUp}>{t('network.backToReview')}</Button>
        </div>
      )}
    </>
  );
}

interface StateProps {
  node: StagedNode;
  task: Task;
  heardAt: number;
  askedAt: number | undefined;
  isSilent: boolean;
  onEnd: () => void;
}

/** Where the answer to the apply was lost, the task is known by what it applied: it is one's own, not somebody else's. */
function useOwnTask(node: StagedNode, { taskId, status, by }: Task) {
  const isUnknown = by.isOwn && node.applying === null && status === 'waiting' && node.changes.length > 0;
  const { data } = useLoad(nodeNetworkApi.getApplied, { taskId }, { isReady: isUnknown });
  const { id } = node.network;
  useEffect(() => {
    if (isUnknown && data) adoptApply(id, taskId, data);
  }, [isUnknown, data, id, taskId]);
}

function State({ node, task, heardAt, askedAt, isSilent, onEnd }: StateProps) {
  const t = useT();
  const [, change] = useQuery();
  const { taskId, status, version, by } = task;
  const { id } = node.network;
  useOwnTask(node, task);
  useEffect(() => {
    if (status !== 'kept' && status !== 'rolledBack') return;
    endApply(id, taskId, { isKept: status === 'kept', version });
    onEnd();
  }, [id, taskId, status, version, onEnd]);
  const close = <Button onClick={() => change({ task: undefined })}>{t('common.close')}</Button>;
  if (status === 'kept') {
    return (
      <Frame tone="good" title={t('network.kept')} text={t('network.keptText')}>
        {close}
      </Frame>
    );
  }
  if (status === 'rolledBack') {
    return (
      <Frame
        tone="attention"
        title={t(task.ended?.by === null ? 'decision.wentBack' : 'network.rolledBack')}
        text={
          by.isOwn
            ? t(node.changes.length === 0 ? 'network.rolledBackNone' : 'network.rolledBackText', {
                count: node.changes.length,
              })
            : t('decision.rolledBackOther', { name: by.name })
        }
      >
        {close}
      </Frame>
    );
  }
  return <Waiting key={taskId} node={node} task={task} heardAt={heardAt} askedAt={askedAt} isSilent={isSilent} />;
}
