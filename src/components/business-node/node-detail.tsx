import type { ReactNode } from 'react';
import { type BusinessNode, businessNodeApi } from '@/api/system-settings/business-node';
import { nodeServiceApi } from '@/api/system-settings/node-service';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { DetailPage } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';
import { askHref, useMayAsk } from '../ask-nodes/ask-link';
import { DriftMark } from './drift-mark';
import { NODE_STATUS, SERVICE_TYPES } from './labels';
import { type NodeScreen, NodeScreens } from './node-screens';
import { StagedMark } from './staged-mark';
import { FreezeMark, ScheduledMark } from './when-marks';

const SERVICES = [nodeServiceApi.list];

type Named = Pick<BusinessNode, 'id' | 'name' | 'ip' | 'status'>;

interface Props<Data extends Named> {
  id: string;
  title: string;
  /** What the screen is about; it may know the node by another call than the facts of its head. */
  loaded: Loaded<Data>;
  current: NodeScreen;
  /** What can be done to the node on this screen alone. */
  actions?: readonly Action[];
  children: (data: Data) => ReactNode;
}

/** The node itself. */
export const useBusinessNode = (id: string) => useLoad(businessNodeApi.get, { id }, { dependsOn: SERVICES });

/** One screen of a business node: the head and the row of its screens are the same on each, so that nothing moves between them. */
export function NodeDetail<Data extends Named>(props: Props<Data>) {
  const { id, title, loaded, current, actions = [], children } = props;
  const t = useT();
  const node = useBusinessNode(id).data;
  const mayAsk = useMayAsk();
  const ask: Action = { key: 'ask', label: t('businessNode.ask'), run: () => go(askHref({ nodes: id })) };
  const servicesText = (codes: readonly string[]) =>
    codes.map((code) => codeText(t, SERVICE_TYPES, code)).join(t('common.separator')) || t('businessNode.runningNone');
  return (
    <DetailPage
      title={title}
      loaded={loaded}
      screens={<NodeScreens id={id} current={current} />}
      isPlain
      actions={() => [...(mayAsk ? [ask] : []), ...actions]}
      identity={(data) => ({
        name: data.name,
        id: data.id,
        state: (
          <>
            <StatusTag value={data.status} map={NODE_STATUS} />
            {current !== 'network' && <Marks id={data.id} />}
          </>
        ),
        facts: [
          { label: t('businessNode.ip'), value: <Copyable text={data.ip} /> },
          ...(node
            ? [
                { label: t('businessNode.model'), value: node.model },
                { label: t('businessNode.softwareVersion'), value: <bdi className="code">{node.softwareVersion}</bdi> },
                { label: t('businessNode.lastLinkAt'), value: <FullTime at={node.lastLinkAt} /> },
                { label: t('businessNode.runningNow'), value: servicesText(node.services) },
              ]
            : []),
        ],
      })}
    >
      {children}
    </DetailPage>
  );
}

/** What waits on the network of the node; its screen says that itself, at length. */
const Marks = ({ id }: { id: string }) => (
  <>
    <StagedMark nodeId={id} />
    <DriftMark nodeId={id} />
    <ScheduledMark nodeId={id} />
    <FreezeMark nodeId={id} />
  </>
);
