import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useReviewRule } from '@/components/change-request/use-review-rule';
import { DespiteReason } from '@/components/freeze/despite-reason';
import { useFreezes } from '@/components/freeze/use-freezes';
import { type SentSections, sendSections, sendStepsOf } from '@/components/network-changes/send-sections';
import { secretsOf } from '@/components/network-changes/staged-secrets';
import { beginApply, endApply } from '@/components/network-changes/staged-set';
import { keptQuiet, nothingWanted } from '@/components/node-silence/wanted';
import { parted } from '@/domain/net/finding-groups';
import { lint } from '@/domain/net/lint';
import { offAir } from '@/domain/net/off-air';
import { routerText } from '@/domain/net/router-text';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { allOf } from '@/lib/permit';
import { createStore, type Store } from '@/lib/store';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { useQuery } from '@/ui/page/use-query';
import { Hearers } from '../off-air/hearers';
import { RoutingFollower } from '../routing-state/provider';
import type { StagedNode } from '../use-node';
import { ChangeList } from './change-list';
import { Findings } from './findings';
import { GatewayCheck } from './gateway-check';
import { GuardFields, useGuard } from './guard';
import { LastAnnouncer, useFleet } from './last-announcer';
import { ReasonField, useReason } from './reason';
import { Refusals, useRefusals } from './refusals';
import { RouterTextPane } from './router-text-pane';
import { RunningSteps, Stopped } from './sections';
import { useOrigin } from './staged-from';
import { Stale } from './stale';
import { useDiscardAll } from './use-discard-all';
import { OtherWays } from './ways';

const AskForReview = lazyComponent(() => import('./ask-for-review'));
const ReplacedLines = lazyComponent(() => import('../versions/replaced-lines'));
const NodeSilence = lazyComponent(() => import('@/components/node-silence/choice'), ['components/node-silence']);

/** What is staged on a node, under what came of it where it was sent and went through in part. */
export default function Review({ node }: { node: StagedNode }) {
  const [sent, setSent] = useState<SentSections | null>(null);
  const isLeft = node.changes.length > 0;
  return (
    <>
      {isLeft && sent?.failure && <Stopped sent={sent} failure={sent.failure} name={node.network.name} />}
      <Staged node={node} sent={sent} onSent={setSent} />
    </>
  );
}

interface StagedProps {
  node: StagedNode;
  sent: SentSections | null;
  onSent: (sent: SentSections) => void;
}

/** Everything staged on a node: field by field, as router configuration, and what is doubtful; applied or discarded. */
function Staged({ node, sent, onSent }: StagedProps) {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  const [, change] = useQuery();
  const { network, changes, base, next, version } = node;
  const discard = useDiscardAll(node);
  const guarding = useGuard(node);
  const { isGuarded, waitMinutes } = guarding.guard;
  const reason = useReason(network.id);
  const isReviewed = useReviewRule('network');
  const [quiet] = useState(nothingWanted);
  const freeze = useFreezes(network.id).now;
  const takeAway = useRef<() => void>(undefined);
  // The countdown shows: the answer to the question was lost, or somebody else was faster.
  useEffect(() => {
    if (network.waitingTask !== null) takeAway.current?.();
  }, [network.waitingTask]);
  const texts = useMemo(() => [routerText(base), routerText(next)] as const, [base, next]);
  // What the node has already does not change with what is staged.
  const before = useMemo(() => lint(base), [base]);
  const { fresh, old } = useMemo(() => parted(lint(next, base), before), [next, base, before]);
  const warnings = fresh.filter(({ level }) => level === 'warning').length;
  const refusals = useRefusals(next, base);
  const fleet = useFleet(node);
  const count = changes.length;
  const isStaged = count > 0;
  const findings = (
    <Section
      title={
        isStaged
          ? t('network.freshFindings', { count: fresh.length })
          : t('network.findings', { count: fresh.length + old.length })
      }
    >
      <Findings fresh={fresh} old={old} config={next} isStaged={isStaged} />
    </Section>
  );
  const text = (
    <div className="network-wide">
      <RouterTextPane name={network.name} before={texts[0]} after={texts[1]} isStaged={isStaged} />
    </div>
  );
  if (!isStaged) {
    return (
      <div className="network-review">
        <EmptyState title={t('network.nothingStaged')} text={t('network.nothingText')} />
        <LastAnnouncer fleet={fleet} />
        {findings}
        {text}
      </div>
    );
  }
  // What was sent last is not what the screen has yet.
  const isBehind = sent !== null && network.version === sent.from && version === sent.version;
  if (version !== network.version && !isBehind) return <Stale node={node} />;
  // Why in spite of a freeze, where the operator goes through one.
  const questionOf = (despite: Store<string> | null) =>
    freeze && despite
      ? {
          title: t('freeze.despiteTitle', { name: freeze.name, node: network.name }),
          verb: t('freeze.applyDespite'),
          isDanger: true,
        }
      : { title: t('network.applyTitle', { count, name: network.name }), verb: t('network.apply') };
  const sentWith = (despite: Store<string> | null) => (despite ? { despite: despite.get().trim() } : {});
  const doubts = (
    <>
      <p>
        {t('network.applyFindings', {
          count: fresh.length,
          warnings,
        })}
      </p>
      {(fleet.lost.length > 0 || offAir(base, next).length > 0) && (
        <Hearers before={base} after={next} lost={fleet.lost} />
      )}
    </>
  );
  const applyBySection = (despite: Store<string> | null) => {
    const steps = createStore(sendStepsOf(node));
    let all: SentSections | undefined;
    takeAway.current = confirm({
      ...questionOf(despite),
      content: (
        <>
          {despite && <DespiteReason reason={despite} />}
          <p>{t('network.sectionsText')}</p>
          <RunningSteps store={steps} />
          {doubts}
        </>
      ),
      run: async () => {
        all = await sendSections(network.id, node, steps.get(), steps.set, sentWith(despite));
        onSent(all);
        node.reload();
      },
      onDone: () => all?.failure === null && report.success(t('network.applied', { name: network.name })),
    });
  };
  const applyWhole = (despite: Store<string> | null) => {
    const secrets = secretsOf(network.id, changes);
    let task: string | undefined;
    let isWhole = true;
    takeAway.current = confirm({
      ...questionOf(despite),
      content: (
        <>
          {despite && <DespiteReason reason={despite} />}
          <p>{isGuarded ? t('network.applyGuarded', { minutes: waitMinutes }) : t('network.applyPlain')}</p>
          {doubts}
        </>
      ),
      run: () =>
        keptQuiet(network.id, quiet.get(), () =>
          nodeNetworkApi.apply({
            id: network.id,
            version,
            changes: [...changes],
            secrets,
            ...reason.sent,
            ...guarding.guard,
            ...sentWith(despite),
          }),
        )
          .then(({ taskId }) => {
            beginApply(network.id, taskId, { version, changes });
            // What is not waited for is applied by its answer.
            if (!guarding.isOffered) endApply(network.id, taskId, { isKept: true, version: null });
            task = taskId;
          })
          .catch((thrown: unknown) => {
            if (failureOf(thrown).kind !== 'unoffered') throw thrown;
            isWhole = false;
          })
          // An answer that is lost may leave the node waiting all the same.
          .finally(node.reload),
      onDone: () => {
        // Something else than what was agreed to.
        if (!isWhole) applyBySection(despite);
        else if (guarding.isOffered) change({ task });
        else report.success(t('network.applied', { name: network.name }));
      },
    });
  };
  const apply = (despite: Store<string> | null) => (guarding.isWhole ? applyWhole(despite) : applyBySection(despite));
  // Whether it could be given away, by whichever way a review ends.
  const permit = allOf<MessageId>(
    node.permit,
    node.lost.length === 0 || 'network.secretsLost',
    refusals.length === 0 || 'network.refused',
  );
  const isReady = allOf(permit, !guarding.isWhole || reason.permit);
  const isOnline = network.isLinked || 'network.isOffline';
  return (
    <div className="network-review">
      <div className="network-checked">
        {refusals.length > 0 && <Refusals refusals={refusals} />}
        <LastAnnouncer fleet={fleet} />
        <GatewayCheck node={node} />
      </div>
      <div className="network-panes">
        <Section title={t('network.changes', { count })}>
          <Origin node={node} />
          <ChangeList node={node} />
        </Section>
        <div>
          {findings}
          <Section title={t('network.hearers')}>
            <RoutingFollower nodeId={network.id}>
              <Hearers before={base} after={next} />
            </RoutingFollower>
          </Section>
        </div>
        {changes.some(({ isAgain }) => isAgain) && (
          <div className="network-wide">
            <OptionalPart place={null} again={null}>
              <Suspense>
                <ReplacedLines node={node} />
              </Suspense>
            </OptionalPart>
          </div>
        )}
        {text}
      </div>
      <div className="network-bar">
        {guarding.isWhole && !isReviewed && (
          <div className="network-given">
            <ReasonField {...reason} />
            <OptionalPart place={null} again={null}>
              <Suspense>
                <NodeSilence name={network.name} work="apply" hasEnd={isGuarded} wanted={quiet} />
              </Suspense>
            </OptionalPart>
          </div>
        )}
        {isReviewed ? (
          <Suspense>
            <AskForReview node={node} permit={allOf(permit, isOnline)} findings={fresh.length} warnings={warnings} />
          </Suspense>
        ) : (
          <>
            <ActionButton
              type="primary"
              permit={allOf(isReady, isOnline, freeze === null || 'freeze.isFrozen')}
              onClick={() => apply(null)}
            >
              {t('network.apply')}
            </ActionButton>
            <OtherWays
              node={node}
              guard={guarding.guard}
              isWhole={guarding.isWhole}
              reason={reason.sent}
              permit={isReady}
              freeze={freeze}
              onDespite={() => apply(createStore(''))}
            />
          </>
        )}
        <ActionButton onClick={discard}>{t('network.discardAll')}</ActionButton>
        {!isReviewed && <GuardFields {...guarding} />}
      </div>
    </div>
  );
}

/** What the set was staged for. Where the button that did it is gone with its tab, this takes the focus and is read out. */
function Origin({ node }: { node: StagedNode }) {
  const t = useT();
  const line = useRef<HTMLParagraphElement>(null);
  const say = useOrigin(node.network.id, node.changes);
  useEffect(() => {
    if (say && document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, [say]);
  return (
    say && (
      <p ref={line} tabIndex={-1} className="network-origin">
        {say(t)}
      </p>
    )
  );
}
