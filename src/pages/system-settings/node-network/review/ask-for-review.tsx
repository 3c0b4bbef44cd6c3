import { changeRequestApi } from '@/api/console/change-request';
import { useAskReview } from '@/components/change-request/use-ask-review';
import { keepReason, readReason } from '@/components/network-changes/staged-reason';
import { secretsOf } from '@/components/network-changes/staged-secrets';
import { discardAll } from '@/components/network-changes/staged-set';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { allOf, type Permit } from '@/lib/permit';
import { ActionButton } from '@/ui/page/action-button';
import type { StagedNode } from '../use-node';
import { isBack, useNodeRequests } from './change-request-strip';

interface Props {
  node: StagedNode;
  /** Whether the set could be applied as it is. */
  permit: Permit<MessageId>;
  /** How many findings it brings. */
  findings: number;
  /** How many of them are warnings. */
  warnings: number;
}

/** In the place of Apply: the set becomes a request, or the next revision of the one that came back. */
export default function AskForReview({ node, permit, findings, warnings }: Props) {
  const t = useT();
  const ask = useAskReview();
  const { network, changes, version } = node;
  const own = useNodeRequests(network.id).filter(({ author }) => author.isOwn);
  const back = own.find(isBack);
  const waits = own.some((one) => !isBack(one));
  const press = () => {
    const set = { version, changes: [...changes], secrets: secretsOf(network.id, changes) };
    ask({
      kind: 'network',
      about: `network:${network.id}`,
      ...(back && {
        question: t('changeRequest.againTitle', { revision: back.revision + 1 }),
        verb: t('changeRequest.again'),
      }),
      title: back?.title ?? (readReason(network.id).trim() || t('changeRequest.changeTitle', { name: network.name })),
      content: (
        <>
          <p>{t('changeRequest.askSet', { name: network.name })}</p>
          <p>{t('network.applyFindings', { count: findings, warnings })}</p>
        </>
      ),
      send: async (input) => {
        if (!back) return changeRequestApi.addNetwork({ target: network.id, ...set, ...input });
        await changeRequestApi.revise({ id: back.id, ...set, ...input });
        return back;
      },
      // What the gateway keeps now is staged no longer.
      onSent: () => {
        discardAll(network.id);
        keepReason(network.id, '');
      },
    });
  };
  return (
    <ActionButton type="primary" permit={allOf(permit, !waits || 'changeRequest.isOpen')} onClick={press}>
      {t(back ? 'changeRequest.again' : 'changeRequest.ask')}
    </ActionButton>
  );
}
