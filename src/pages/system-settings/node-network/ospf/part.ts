import type { OspfVersion } from '@/domain/net/ospf-config';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { Panel } from '@/ui/page/use-panel';
import type { StagedNode } from '../use-node';

/** What each part of the tab gets. */
export interface PartProps {
  readonly node: StagedNode;
  readonly version: OspfVersion;
  readonly panel: Panel;
  readonly permit: Permit<MessageId>;
}

export interface DrawerProps {
  readonly node: StagedNode;
  readonly version: OspfVersion;
  readonly onClose: () => void;
}
