import { Button } from 'antd';
import { useEffect } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { LoadedPanel } from '@/components/loaded-panel';
import { discardAll, readStaged, rebaseStaged } from '@/components/network-changes/staged-set';
import { Outcome } from '@/components/outcome';
import { RunButton } from '@/components/run-button';
import { useCountdown } from '@/components/use-countdown';
import { useT } from '@/i18n/use-t';
import { useConfirm } from '@/ui/confirm';
import { useLoad } from '@/ui/use-load';
import { useQuery } from '@/ui/use-view';

const POLL_MS = 2_000;

type Task = Awaited<ReturnType<typeof nodeNetworkApi.getTask>>;

/** A running apply of a node: keep or go back while the countdown runs, and how it ended (BEY-02). */
export function ApplyTask({ nodeId, version, taskId }: { nodeId: string; version: number; taskId: string }) {
  const loaded = useLoad(nodeNetworkApi.getTask, { taskId }, { pollMs: POLL_MS });
  return <LoadedPanel loaded={loaded}>{(task) => <State nodeId={nodeId} version={version} task={task} />}</LoadedPanel>;
}

function State({ nodeId, version, task }: { nodeId: string; version: number; task: Task }) {
  const t = useT();
  const [, change] = useQuery();
  const { status } = task;
  // What was kept is staged no longer; what went back is staged on the version that the node has now.
  useEffect(() => {
    if (status === 'kept') discardAll(nodeId);
    const set = status === 'rolledBack' ? readStaged(nodeId) : null;
    if (set && set.version !== version) rebaseStaged(nodeId, version, set.changes);
  }, [status, nodeId, version]);
  const close = <Button onClick={() => change({ task: undefined })}>{t('network.backToReview')}</Button>;
  if (status === 'kept') {
    return (
      <Outcome tone="good" title={t('network.kept')} text={t('network.keptText')}>
        {close}
      </Outcome>
    );
  }
  if (status === 'rolledBack') {
    return (
      <Outcome tone="attention" title={t('network.rolledBack')} text={t('network.rolledBackText')}>
        {close}
      </Outcome>
    );
  }
  return <Waiting key={task.rollbackAt} task={task} />;
}

function Waiting({ task: { taskId, secondsLeft, isReachable } }: { task: Task }) {
  const t = useT();
  const confirm = useConfirm();
  const left = useCountdown(secondsLeft);
  const rollBack = () =>
    confirm({
      title: t('network.rollBackTitle'),
      content: t('network.rollBackText'),
      verb: t('network.rollBack'),
      run: () => nodeNetworkApi.rollback({ taskId }),
    });
  return (
    <Outcome
      tone={isReachable ? 'waiting' : 'bad'}
      title={t(isReachable ? 'network.waiting' : 'network.lost')}
      text={t(isReachable ? 'network.waitingText' : 'network.lostText')}
    >
      <p className="network-left" role="timer">
        {t('network.left', { left })}
      </p>
      <div className="network-tools">
        {isReachable && <RunButton run={() => nodeNetworkApi.confirm({ taskId })}>{t('network.keep')}</RunButton>}
        <Button onClick={rollBack}>{t('network.rollBack')}</Button>
      </div>
    </Outcome>
  );
}
