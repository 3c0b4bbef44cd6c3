import { useCallback } from 'react';
import type { BusinessNodeDetail } from '@/api/system-settings/business-node';
import { isAnswering } from '@/api/system-settings/business-node-state';
import { type NodeService, nodeServiceApi } from '@/api/system-settings/node-service';
import { can as state } from '@/api/system-settings/node-service-state';
import { SERVICE_TYPES } from '@/components/business-node/labels';
import { StillAnnounced } from '@/components/business-node/still-announced';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { Impact } from '@/ui/feedback/impact';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

/** What stops with a service, before it is stopped. */
function ServiceImpact({ id, type }: { id: string; type: string }) {
  const t = useT();
  const uses = useLoad(nodeServiceApi.getUses, { id, type });
  return (
    <>
      <Impact
        warning={t('nodeService.stopText')}
        title={t('nodeService.uses')}
        none={t('nodeService.noUses')}
        loaded={uses}
        items={uses.data?.list.map(({ name }) => ({ key: name, label: name }))}
      />
      {isAnswering(type) && <StillAnnounced id={id} />}
    </>
  );
}

/** A service is started while it stands and stopped otherwise, each with the reason why not. */
export function useServiceActions(node: Pick<BusinessNodeDetail, 'id' | 'status'>) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const { id, status } = node;
  return useCallback(
    (service: NodeService): readonly Action[] => {
      const { type } = service;
      const name = codeText(t, SERVICE_TYPES, type);
      if (service.status === 'running' || service.status === 'stopping') {
        return [
          {
            key: 'stop',
            label: t('nodeService.stop'),
            permit: allOf(can(nodeServiceApi.stop), state.stop(service, status)),
            isDanger: true,
            run: () =>
              confirm({
                title: t('nodeService.stopTitle', { service: name }),
                content: <ServiceImpact id={id} type={type} />,
                verb: t('nodeService.stop'),
                isDanger: true,
                run: () =>
                  nodeServiceApi.stop({ id, type }).then(() => report.success(t('nodeService.stopWell', { name }))),
              }),
          },
        ];
      }
      return [
        {
          key: 'start',
          label: t('nodeService.start'),
          permit: allOf(can(nodeServiceApi.start), state.start(service, status)),
          run: () =>
            confirm({
              title: t('nodeService.startTitle', { service: name }),
              content: t('nodeService.startText'),
              verb: t('nodeService.start'),
              run: () =>
                nodeServiceApi.start({ id, type }).then(() => report.success(t('nodeService.startWell', { name }))),
            }),
        },
      ];
    },
    [t, can, confirm, report, id, status],
  );
}
