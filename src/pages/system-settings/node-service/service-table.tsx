import { type BusinessNodeDetail, businessNodeApi } from '@/api/system-settings/business-node';
import { type NodeService, nodeServiceApi } from '@/api/system-settings/node-service';
import { isChanging } from '@/api/system-settings/node-service-state';
import { SERVICE_TYPES } from '@/components/business-node/labels';
import { codeText } from '@/i18n/code-text';
import { useLanguage, useT } from '@/i18n/use-t';
import { lengthText } from '@/lib/unit-text';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { PartTable } from '@/ui/list/part-table';
import { Section } from '@/ui/page/detail-page';
import { RowActions } from '@/ui/page/row-actions';
import { useServiceActions } from './actions';
import { SERVICE_STATUS } from './labels';

const isSettled = ({ list }: { list: readonly NodeService[] }) => !list.some(isChanging);

/** The services of a node, followed while one of them is starting or stopping. */
export function ServiceTable({ node }: { node: BusinessNodeDetail }) {
  const t = useT();
  const language = useLanguage();
  const loaded = usePoll(nodeServiceApi.list, { id: node.id }, isSettled);
  useFollow(loaded.data?.list.map(({ status }) => status).join(), businessNodeApi.list);
  const actionsOf = useServiceActions(node);
  return (
    <Section title={t('nodeService.services')}>
      <LoadedPanel loaded={loaded}>
        {({ list }) => (
          <PartTable
            rows={list}
            keyOf={({ type }) => type}
            minWidth={920}
            columns={[
              { key: 'type', title: t('nodeService.type'), render: ({ type }) => codeText(t, SERVICE_TYPES, type) },
              {
                key: 'name',
                title: t('nodeService.name'),
                width: 160,
                render: ({ name = '' }) => (name === '' ? t('common.none') : <bdi>{name}</bdi>),
              },
              {
                key: 'status',
                title: t('nodeService.status'),
                width: 136,
                isState: true,
                render: ({ status }) => <StatusTag value={status} map={SERVICE_STATUS} />,
              },
              {
                key: 'isEnabled',
                title: t('nodeService.isEnabled'),
                width: 96,
                render: ({ isEnabled }) => t(isEnabled ? 'nodeService.enabled' : 'nodeService.disabled'),
              },
              {
                key: 'lastStartAt',
                title: t('nodeService.lastStartAt'),
                width: 168,
                render: ({ lastStartAt }) => <Time at={lastStartAt} />,
              },
              {
                key: 'runningMs',
                title: t('nodeService.runningTime'),
                width: 168,
                render: ({ runningMs }) => (
                  <span className="tabular">
                    {runningMs === null ? t('common.none') : lengthText(runningMs, language)}
                  </span>
                ),
              },
              {
                key: 'actions',
                title: t('table.actions'),
                width: 80,
                fixed: 'end',
                isBare: true,
                render: (service) => (
                  <RowActions actions={actionsOf(service)} of={codeText(t, SERVICE_TYPES, service.type)} />
                ),
              },
            ]}
          />
        )}
      </LoadedPanel>
    </Section>
  );
}
