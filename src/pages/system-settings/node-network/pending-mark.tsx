import { EditFilled } from '@ant-design/icons';
import { useMemo } from 'react';
import { discardChange } from '@/components/network-changes/staged-set';
import { ChangedFields } from '@/components/network-sections/changed-fields';
import { type EditKind, kindOf } from '@/components/network-sections/labels';
import { useValueText } from '@/components/network-sections/use-value-text';
import type { Change } from '@/domain/net/node-config';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { RowButton } from '@/ui/page/row-button';
import type { StagedNode } from './use-node';

const TEXT = {
  added: 'network.pending',
  changed: 'network.pending',
  removed: 'network.pendingRemoved',
  again: 'network.pending',
} as const;

/** The word for what was staged with an entry. */
export const pendingText = (kind: EditKind): MessageId => TEXT[kind];

/** Says what was staged with an entry and is not applied yet; nothing where nothing was. */
export function PendingMark({ kind }: { kind: EditKind | null }) {
  const t = useT();
  if (kind === null) return null;
  return (
    <span className="network-pending">
      <EditFilled aria-hidden /> {t(pendingText(kind))}
    </span>
  );
}

/** The old value beside the new one, and the way back. */
export function StagedFields({ node, change }: { node: StagedNode; change: Change }) {
  const t = useT();
  const configs = useMemo(() => [node.next, node.base], [node.next, node.base]);
  const textOf = useValueText(configs);
  return (
    <div className="network-staged">
      <ChangedFields change={change} textOf={textOf} />
      <RowButton
        action={{
          key: 'revert',
          label: t('network.revert'),
          permit: node.permit,
          run: () => discardChange(node.network.id, change),
        }}
      />
    </div>
  );
}

/** What was staged with a section that is its own only entry. */
export function StagedSection({ node, section }: { node: StagedNode; section: Change['section'] }) {
  const change = node.changes.find((one) => one.section === section);
  if (!change) return null;
  return (
    <>
      <PendingMark kind={kindOf(change)} />
      <StagedFields node={node} change={change} />
    </>
  );
}
