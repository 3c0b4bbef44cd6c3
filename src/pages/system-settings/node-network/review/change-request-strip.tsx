import { Alert } from 'antd';
import { useState } from 'react';
import { type ChangeRequest, changeRequestApi } from '@/api/console/change-request';
import { useTakeBack } from '@/components/change-request/take-back';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { usePoll } from '@/ui/data/use-poll';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { useQuery } from '@/ui/page/use-query';

const OWN: Readonly<Record<string, { text: MessageId; type: 'info' | 'success' | 'warning' }>> = {
  open: { text: 'changeRequest.stripOpen', type: 'info' },
  approved: { text: 'changeRequest.stripApproved', type: 'success' },
  changesAsked: { text: 'changeRequest.stripChanges', type: 'warning' },
  fallen: { text: 'changeRequest.stripFallen', type: 'warning' },
};

/** Whether the set of a request is to be edited by its author now. */
export const isBack = ({ state, author }: ChangeRequest): boolean =>
  author.isOwn && (state === 'changesAsked' || state === 'fallen');

/** The requests about a node that go on; none on a gateway that keeps none. */
export function useNodeRequests(nodeId: string): readonly ChangeRequest[] {
  const { data } = usePoll(
    changeRequestApi.getActive,
    { kind: 'network', target: nodeId },
    ({ list }) => list.length === 0,
  );
  return data?.list ?? [];
}

function Strip({ request, nodeId }: { request: ChangeRequest; nodeId: string }) {
  const t = useT();
  const report = useReport();
  const takeBack = useTakeBack();
  const [, change] = useQuery();
  const { id, title, author, state } = request;
  const [isBusy, setBusy] = useState(false);
  const back = () => {
    setBusy(true);
    takeBack(id, nodeId)
      .then(() => change({ tab: 'review' }))
      .catch(report.error)
      .finally(() => setBusy(false));
  };
  const own = author.isOwn ? OWN[state] : undefined;
  return (
    <Alert
      type={own?.type ?? 'info'}
      showIcon
      className="form-problem"
      title={t(own?.text ?? 'changeRequest.stripOther', { title, name: author.name })}
      description={isBack(request) && t('changeRequest.stripNext')}
      action={
        <div className="network-tools">
          {isBack(request) && (
            <ActionButton size="small" loading={isBusy} onClick={back}>
              {t('changeRequest.takeBack')}
            </ActionButton>
          )}
          <Link to={to('/console/change_request/:id', { id })}>{t('changeRequest.open')}</Link>
        </div>
      }
    />
  );
}

/** Says over the sections of a node which changes of it wait for somebody, and leads there. */
export default function ChangeRequestStrip({ nodeId }: { nodeId: string }) {
  return useNodeRequests(nodeId).map((request) => <Strip key={request.id} request={request} nodeId={nodeId} />);
}
