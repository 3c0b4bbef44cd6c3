import { Suspense, useEffect, useRef, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { keptQuiet, nothingWanted } from '@/components/node-silence/wanted';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { allOf } from '@/lib/permit';
import { secondText } from '@/lib/time';
import { useCan } from '@/session/session';
import { leftText, useCountdown } from '@/ui/data/use-countdown';
import { useConfirm } from '@/ui/feedback/confirm';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { ActionButton } from '@/ui/page/action-button';
import { RunButton } from '@/ui/page/run-button';
import type { StagedNode } from '../use-node';
import { Frame } from './frame';
import { Sessions } from './sessions';

const NodeSilence = lazyComponent(() => import('@/components/node-silence/choice'), ['components/node-silence']);
const Applied = lazyComponent(() => import('./applied'));

export type Task = Awaited<ReturnType<typeof nodeNetworkApi.getTask>>;

interface Props {
  node: StagedNode;
  task: Task;
  /** When the gateway answered last, and whether it does not now. */
  heardAt: number;
  /** When it was asked for that answer. */
  askedAt: number | undefined;
  isSilent: boolean;
}

/** What becomes of the edits: they are staged again where they lie aside, in the browser of whoever applied them. */
const rollBackText = (isOwn: boolean, isHere: boolean) =>
  isHere ? 'network.rollBackText' : isOwn ? 'decision.rollBackElsewhere' : 'decision.rollBackOther';

/** The countdown with what decides it in sight: who applied what, and which sessions are back. */
export function Waiting({ node, task, heardAt, askedAt, isSilent }: Props) {
  const t = useT();
  const confirm = useConfirm();
  const can = useCan();
  const { taskId, secondsLeft, isReachable, isKeptWhenBack, by, sessions } = task;
  const left = useCountdown(secondsLeft, askedAt);
  const [isListed, setListed] = useState(false);
  const takeAway = useRef<() => void>(undefined);
  // Another tab, another operator or the end of the countdown may decide while the question stands.
  useEffect(() => () => takeAway.current?.(), []);
  const permit = allOf(can(nodeNetworkApi.confirm), !isSilent || 'decision.notHeard');
  const rollBack = () => {
    const quiet = nothingWanted();
    takeAway.current = confirm({
      title: t('network.rollBackTitle'),
      content: (
        <>
          <p>{t(rollBackText(by.isOwn, node.applying === taskId), { name: by.name })}</p>
          {/* The way back moves sessions once more, and what kept the change quiet ends with it. */}
          <OptionalPart place={null} again={null}>
            <Suspense>
              <div className="node-silence-question">
                <NodeSilence name={node.network.name} work="apply" hasEnd={false} wanted={quiet} />
              </div>
            </Suspense>
          </OptionalPart>
        </>
      ),
      verb: t('network.rollBack'),
      run: () => keptQuiet(node.network.id, quiet.get(), () => nodeNetworkApi.rollback({ taskId })),
    });
  };
  const text = isReachable
    ? t(isKeptWhenBack ? 'decision.keepsWhenBack' : 'network.waitingText')
    : t('network.lostText');
  const time = secondText(by.at);
  return (
    <Frame
      tone={isReachable ? 'waiting' : 'bad'}
      title={t(isReachable ? 'network.waiting' : 'network.lost')}
      text={text}
    >
      <div className="decision-side">
        <p className="network-left" role="timer">
          {t('network.left', { left: leftText(left) })}
        </p>
        <div className="network-tools">
          {isReachable && (
            <>
              <RunButton permit={permit} run={() => nodeNetworkApi.confirm({ taskId })}>
                {t('network.keep')}
              </RunButton>
              <ActionButton permit={permit} onClick={rollBack}>
                {t('network.rollBack')}
              </ActionButton>
            </>
          )}
        </div>
      </div>
      {isSilent && (
        <p className="decision-silent" role="alert">
          {t('decision.silent', { time: secondText(heardAt), seconds: Math.round((gatewayNow() - heardAt) / 1000) })}
        </p>
      )}
      <div className="decision-evidence">
        {isReachable && <Sessions sessions={sessions} />}
        <p className="network-tools">
          <span className="network-note">
            {by.isOwn ? t('wait.byMe', { time }) : t('wait.by', { name: by.name, time })}
          </span>
          <ActionButton
            size="small"
            type="link"
            aria-expanded={isListed}
            permit={true}
            onClick={() => setListed(!isListed)}
          >
            {t(isListed ? 'decision.hideApplied' : 'decision.showApplied')}
          </ActionButton>
        </p>
        {isListed && (
          <Overlays onLost={() => setListed(false)} onRetry={() => setListed(true)}>
            <Applied node={node} taskId={taskId} />
          </Overlays>
        )}
      </div>
    </Frame>
  );
}
