import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { type ChangeRequestDetail, changeRequestApi, type RequestContent } from '@/api/console/change-request';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { nodeNetworkApi, nodeNetworks, WAIT_MINUTES } from '@/api/system-settings/node-network';
import type { StandingFreeze } from '@/api/system-settings/standing-freeze';
import { AskFields, type RequestWords } from '@/components/change-request/ask-fields';
import { useTakeBack } from '@/components/change-request/take-back';
import { DespiteReason } from '@/components/freeze/despite-reason';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { type Actor, permitOf, type RequestStep } from '@/domain/change-request/machine';
import { needsGuard } from '@/domain/net/risk';
import { type T, useT } from '@/i18n/use-t';
import type { GuardedCall } from '@/lib/contract/client';
import { resourceOf } from '@/lib/contract/resource';
import { go } from '@/lib/navigation';
import { invalidate } from '@/lib/query/invalidation';
import { createStore } from '@/lib/store';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { type Guard, GuardChoice } from './guard';
import { DETAIL, DO_IT } from './labels';
import { Say, type SayRule } from './say';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** What a request asks for: whoever may not do that himself does not do it by one. */
const CALLS: Readonly<Record<string, GuardedCall>> = {
  network: nodeNetworkApi.apply,
  recovery: configBackupApi.recover,
  role: roleApi.delete,
  organization: organizationApi.delete,
};

/** What nobody does before he could see what it is about, nor before it is known how risky it is. */
const OF_CONTENT: ReadonlySet<RequestStep> = new Set(['approve', 'apply', 'bypass']);

/** What the account is to a request. */
export function useActor(): (request: ChangeRequestDetail) => Actor {
  const can = useCan();
  return useCallback(
    ({ kind, author, approval, bypass }) => {
      const call = CALLS[kind];
      return {
        isAuthor: author.isOwn,
        isApprover: approval?.by.isOwn === true,
        isBypasser: bypass?.by.isOwn === true,
        mayReview: can(changeRequestApi.approve) === true,
        mayBypass: can(changeRequestApi.bypass) === true,
        mayDo: call !== undefined && can(call) === true,
      };
    },
    [can],
  );
}

const doText = (t: T, { kind, target }: ChangeRequestDetail, content: RequestContent | undefined) => {
  const count = content?.kind === 'network' ? content.changes.length : 0;
  return t(DO_IT[kind]?.text ?? 'changeRequest.applyText', { name: target.name, count });
};

/** What a way around a review comes to where a freeze is overridden by it too. */
function BypassText({ freeze: { name, endAt, zone } }: { freeze: StandingFreeze }) {
  const t = useT();
  return (
    <>
      {t('changeRequest.bypassText')}
      <br />
      {t('changeRequest.bypassFrozen', { name, time: zonedStamp(endAt, zone) })}
    </>
  );
}

const guardOf = (content: RequestContent | undefined): Guard => ({
  isGuarded: content?.kind === 'network' && needsGuard(content.changes, content.base),
  waitMinutes: WAIT_MINUTES.usual,
  isKeptWhenBack: false,
});

/** What can be done to a request now by the account: nothing else is shown. A freeze of its node is overridden with a reason. */
export function useRequestActions(
  content: RequestContent | undefined,
  freeze: StandingFreeze | null,
): (request: ChangeRequestDetail) => readonly Action[] {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  const actorOf = useActor();
  const takeBack = useTakeBack();
  return useCallback(
    (request) => {
      const { id, kind, title, revision, target, state, reviewed } = request;
      const actor = actorOf(request);
      const may = (step: RequestStep) => permitOf(step, { state, isReviewed: reviewed !== null }, actor) === true;
      const at = to(DETAIL, { id });
      const done = (text: string) => report.success(text, { at });
      const says = (step: RequestStep, label: string, text: ReactNode, rule: SayRule = 'optional') => {
        const store = createStore('');
        const body = (
          <>
            <p>{text}</p>
            <Say kept={`requestSay:${id}:${step}`} store={store} label={label} rule={rule} />
          </>
        );
        return { body, said: () => store.get().trim() };
      };
      /** Where a node waits for a decision, its screen is next. */
      const follow = (taskId: string | null) => {
        if (kind === 'network') {
          invalidate(resourceOf(nodeNetworks.apply.path));
          go(to(NETWORK, { id: target.id }, taskId === null ? {} : { task: taskId }));
        }
      };
      const facts = DO_IT[kind];
      const guard = createStore(guardOf(content));
      const guarded = kind === 'network' && <GuardChoice store={guard} />;
      const thaw = freeze === null || freeze.mayOverride || 'freeze.isFrozen';
      const despite = createStore('');
      const overriding = freeze && <DespiteReason reason={despite} />;
      /** How it is done, as chosen in the question. */
      const how = (why: string) => ({ ...guard.get(), ...(freeze && { despite: why }) });
      const actions: Action[] = [];
      const add = (step: RequestStep, action: Action) => {
        if (may(step) && (content || !OF_CONTENT.has(step))) actions.push(action);
      };
      add('approve', {
        key: 'approve',
        label: t('changeRequest.approve'),
        run: () => {
          const { body, said } = says('approve', t('changeRequest.say'), t('changeRequest.approveText', { revision }));
          confirm({
            title: t('changeRequest.approveTitle', { title }),
            content: body,
            verb: t('changeRequest.approve'),
            run: () =>
              changeRequestApi
                .approve({ id, revision, text: said() })
                .then(() => done(t('changeRequest.approved', { title }))),
          });
        },
      });
      add('apply', {
        key: 'apply',
        label: t(freeze ? 'freeze.applyDespite' : (facts?.verb ?? 'changeRequest.apply')),
        permit: thaw,
        isDanger: freeze !== null || (facts?.isDanger ?? false),
        run: () => {
          let taskId: string | null = null;
          confirm({
            title: t('changeRequest.doTitle', { title }),
            content: (
              <>
                {overriding}
                <p>{doText(t, request, content)}</p>
                {guarded}
              </>
            ),
            verb: t(freeze ? 'freeze.applyDespite' : (facts?.verb ?? 'changeRequest.apply')),
            isDanger: freeze !== null || (facts?.isDanger ?? false),
            needsPassword: kind === 'recovery',
            run: (password) =>
              changeRequestApi.apply({ id, password, ...how(despite.get().trim()) }).then((result) => {
                taskId = result.taskId;
                done(t('changeRequest.done', { title }));
              }),
            onDone: () => follow(taskId),
          });
        },
      });
      const isSet = kind === 'network';
      if (isSet && may('send'))
        actions.push({
          key: 'takeBack',
          label: t('changeRequest.takeBack'),
          run: () =>
            void takeBack(id, target.id).then(
              () => go(to(NETWORK, { id: target.id }, { tab: 'review' })),
              report.error,
            ),
        });
      if (may('send') && !(isSet && (state === 'changesAsked' || request.fallen?.reason === 'baseMoved')))
        actions.push({
          key: 'sendAgain',
          label: t('changeRequest.again'),
          run: () => {
            const asked = createStore<RequestWords>({ title, description: request.description });
            const { body, said } = says('send', t('changeRequest.say'), t('changeRequest.sendAgainText'));
            confirm({
              title: t('changeRequest.againTitle', { revision: revision + 1 }),
              content: (
                <>
                  <AskFields store={asked} kept={`requestAgain:${id}`} />
                  {body}
                </>
              ),
              verb: t('changeRequest.again'),
              run: () => {
                const input = asked.get();
                return changeRequestApi
                  .sendAgain({ id, text: said(), ...input })
                  .then(() => done(t('changeRequest.sent', { title: input.title })));
              },
            });
          },
        });
      add('askChanges', {
        key: 'askChanges',
        label: t('changeRequest.askChanges'),
        run: () => {
          const { body, said } = says(
            'askChanges',
            t('changeRequest.sayWhat'),
            t('changeRequest.askChangesText'),
            'required',
          );
          confirm({
            title: t('changeRequest.askChangesTitle', { title }),
            content: body,
            verb: t('changeRequest.askChanges'),
            run: () =>
              changeRequestApi
                .askChanges({ id, text: said() })
                .then(() => done(t('changeRequest.changesAsked', { title }))),
          });
        },
      });
      add('markReviewed', {
        key: 'markReviewed',
        label: t('changeRequest.markReviewed'),
        run: () => {
          const { body, said } = says('markReviewed', t('changeRequest.say'), t('changeRequest.markReviewedText'));
          confirm({
            title: t('changeRequest.markReviewedTitle', { title }),
            content: body,
            verb: t('changeRequest.markReviewed'),
            run: () =>
              changeRequestApi
                .markReviewed({ id, text: said() })
                .then(() => done(t('changeRequest.markedReviewed', { title }))),
          });
        },
      });
      add('withdraw', {
        key: 'withdraw',
        label: t('changeRequest.withdraw'),
        // It ends for everybody, and is nobody's main action.
        isDanger: true,
        run: () =>
          confirm({
            title: t('changeRequest.withdrawTitle', { title }),
            content: t(isSet ? 'changeRequest.withdrawSet' : 'changeRequest.withdrawText'),
            verb: t('changeRequest.withdraw'),
            isDanger: true,
            back: t('changeRequest.cancel'),
            run: async () => {
              const withdraw = () => changeRequestApi.withdraw({ id });
              // Nothing is lost: it is staged where it was.
              await (isSet ? takeBack(id, target.id, withdraw) : withdraw());
              done(t('changeRequest.withdrawn', { title }));
            },
          }),
      });
      add('bypass', {
        key: 'bypass',
        label: t('changeRequest.bypass'),
        permit: thaw,
        isDanger: true,
        run: () => {
          let taskId: string | null = null;
          // One reason for both where a freeze is overridden too.
          const { body, said } = freeze
            ? says('bypass', t('changeRequest.sayWhyBoth'), <BypassText freeze={freeze} />, 'line')
            : says('bypass', t('changeRequest.sayWhy'), t('changeRequest.bypassText'), 'required');
          confirm({
            title: t(freeze ? 'changeRequest.bypassFrozenTitle' : 'changeRequest.bypassTitle', { title }),
            content: (
              <>
                {body}
                <p>{doText(t, request, content)}</p>
                {guarded}
              </>
            ),
            verb: t('changeRequest.bypass'),
            isDanger: true,
            needsPassword: kind === 'recovery',
            run: (password) =>
              changeRequestApi.bypass({ id, text: said(), password, ...how(said()) }).then((result) => {
                taskId = result.taskId;
                report.warning(t('changeRequest.bypassed', { title }));
              }),
            onDone: () => follow(taskId),
          });
        },
      });
      return actions;
    },
    [t, confirm, report, actorOf, takeBack, content, freeze],
  );
}
