import type { ReactNode } from 'react';
import type { BusinessNodeDetail } from '@/api/system-settings/business-node';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { EmptyState } from '@/ui/feedback/states';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import { NodeDetail, useBusinessNode } from './node-detail';

const LIST = '/system_settings/node_access_management/business_node_management';

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

const OneNode = (props: Props & { id: string }) => <NodeDetail {...props} loaded={useBusinessNode(props.id)} />;
