import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { endApply } from '@/components/network-changes/staged-set';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useCountdown } from '@/ui/data/use-countdown';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { Outcome } from '@/ui/feedback/outcome';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { useQuery } from '@/ui/list/use-view';
import { ActionButton } from '@/ui/page/action-button';
import { RunButton } from '@/ui/page/run-button';

const POLL_MS = 2_000;

type Task = Awaited<ReturnType<typeof nodeNetworkApi.getTask>>;

interface Props {
  nodeId: string;
  taskId: string;
  /** The node has another version now. */
  onEnd: () => void;
}

/** A running apply of a node: keep or go back while the countdown runs, and how it ended (BEY-02). */
export function ApplyTask({ nodeId, taskId, onEnd }: Props) {
  const t = useT();
  const [, change] = useQuery();
  // How it ended stays as it is: a tab that is left on it asks no more.
  const [isOver, setOver] = useState(false);
  const loaded = useLoad(nodeNetworkApi.getTask, { taskId }, { pollMs: isOver ? 0 : POLL_MS });
  const end = useCallback(() => {
    setOver(true);
    onEnd();
  }, [onEnd]);
  // The outcome stays in sight, whichever way the operator came here.
  useEffect(() => change({ task: taskId }), [taskId, change]);
  // The edits are staged again for the three-way comparison, since nobody knows what became of them.
  const giveUp = () => {
    change({ task: undefined });
    endApply(nodeId, taskId, { isKept: false, version: null });
    onEnd();
  };
  return (
    <>
      <LoadedPanel loaded={loaded}>{(task) => <State nodeId={nodeId} task={task} onEnd={end} />}</LoadedPanel>
      {loaded.failure?.kind === 'business' && (
        <div className="network-way-back">
          <Button onClick={giveUp}>{t('network.backToReview')}</Button>
        </div>
      )}
    </>
  );
}

function State({ nodeId, task, onEnd }: Omit<Props, 'taskId'> & { task: Task }) {
  const t = useT();
  const [, change] = useQuery();
  const { taskId, status, version } = task;
  useEffect(() => {
    if (status !== 'kept' && status !== 'rolledBack') return;
    endApply(nodeId, taskId, { isKept: status === 'kept', version });
    onEnd();
  }, [nodeId, taskId, status, version, onEnd]);
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
  const permit = useCan()(nodeNetworkApi.apply);
  const left = useCountdown(secondsLeft);
  const takeAway = useRef<() => void>(undefined);
  // Another tab, another operator or the end of the countdown may decide while the question stands.
  useEffect(() => () => takeAway.current?.(), []);
  const rollBack = () => {
    takeAway.current = confirm({
      title: t('network.rollBackTitle'),
      content: t('network.rollBackText'),
      verb: t('network.rollBack'),
      run: () => nodeNetworkApi.rollback({ taskId }),
    });
  };
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
        {isReachable && (
          <RunButton permit={permit} run={() => nodeNetworkApi.confirm({ taskId })}>
            {t('network.keep')}
          </RunButton>
        )}
        <ActionButton permit={permit} onClick={rollBack}>
          {t('network.rollBack')}
        </ActionButton>
      </div>
    </Outcome>
  );
}
