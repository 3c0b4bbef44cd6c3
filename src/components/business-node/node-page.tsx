import type { ReactNode } from 'react';
import { type BusinessNodeDetail, businessNodeApi } from '@/api/system-settings/business-node';
import { nodeServiceApi } from '@/api/system-settings/node-service';
import { useT } from '@/i18n/use-t';
import { go, Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { EmptyState } from '@/ui/feedback/states';
import { DetailPage } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import { askHref, useMayAsk } from '../ask-nodes/ask-link';
import { DriftMark } from './drift-mark';
import { NODE_STATUS } from './labels';
import { NodeScreens } from './node-screens';
import { StagedMark } from './staged-mark';
import { FreezeMark, ScheduledMark } from './when-marks';

const LIST = '/system_settings/node_access_management/business_node_management';
const SERVICES = [nodeServiceApi.list];

interface Props {
  title: string;
  /** Which of the node's screens it is. */
  current: 'config' | 'monitor';
  children: (node: BusinessNodeDetail) => ReactNode;
}

/** A screen about the node that the address names as `?id=`: which one it is, then the content. */
export function NodePage(props: Props) {
  const t = useT();
  const [query] = useQuery();
  const id = query.get('id') ?? '';
  if (id !== '') return <OneNode key={id} id={id} {...props} />;
  return (
    <Screen title={props.title}>
      <EmptyState
        title={t('businessNode.noNode')}
        text={t('businessNode.noNodeText')}
        action={<Link to={to(LIST)}>{t('businessNode.toList')}</Link>}
      />
    </Screen>
  );
}

function OneNode({ id, title, current, children }: Props & { id: string }) {
  const t = useT();
  const loaded = useLoad(businessNodeApi.get, { id }, { dependsOn: SERVICES });
  const ask: Action = { key: 'ask', label: t('businessNode.ask'), run: () => go(askHref({ nodes: id })) };
  const mayAsk = useMayAsk();
  return (
    <DetailPage
      title={title}
      loaded={loaded}
      screens={<NodeScreens id={id} current={current} />}
      isPlain
      actions={() => (mayAsk ? [ask] : [])}
      identity={(node) => ({
        name: node.name,
        id: node.id,
        state: (
          <>
            <StatusTag value={node.status} map={NODE_STATUS} />
            <StagedMark nodeId={node.id} />
            <DriftMark nodeId={node.id} />
            <ScheduledMark nodeId={node.id} />
            <FreezeMark nodeId={node.id} />
          </>
        ),
        facts: [
          { label: t('businessNode.ip'), value: <Copyable text={node.ip} /> },
          { label: t('businessNode.model'), value: node.model },
          { label: t('businessNode.lastLinkAt'), value: <FullTime at={node.lastLinkAt} /> },
        ],
      })}
    >
      {children}
    </DetailPage>
  );
}
