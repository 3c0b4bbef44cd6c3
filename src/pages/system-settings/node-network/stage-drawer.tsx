import type { ReactNode } from 'react';
import type * as z from 'zod';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { NODE_STATUS } from '@/components/business-node/labels';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { FormDrawer } from '@/ui/form/form-drawer';
import type { StagedNode } from './use-node';

interface Props<S extends z.ZodType> {
  node: StagedNode;
  name: string;
  title: string;
  width?: 480 | 720;
  schema: S;
  initial: Partial<z.input<S>>;
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Edits an entry of a node: it says which node, and that nothing is applied yet. */
export function StageDrawer<S extends z.ZodType>({ node, children, ...rest }: Props<S>) {
  const t = useT();
  // The right alone: what is open stays open while another tab applies.
  const permit = useCan()(nodeNetworkApi.apply);
  const { id, name, ip, status } = node.network;
  return (
    <FormDrawer {...rest} verb={t('network.stage')} permit={permit}>
      <p className="network-node">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <bdi className="code" dir="ltr">
          {id}
        </bdi>
        <bdi className="code" dir="ltr">
          {ip}
        </bdi>
        <StatusTag value={status} map={NODE_STATUS} />
      </p>
      {children}
    </FormDrawer>
  );
}
