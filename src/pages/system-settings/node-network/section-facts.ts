import type { ComponentType } from 'react';
import type { SectionLabels } from '@/components/network-sections/section-labels';
import type { EntryOf, SectionKey } from '@/domain/net/node-config';
import type { OspfVersion } from '@/domain/net/ospf-config';
import type { MessageId } from '@/i18n/messages';
import type { StagedNode } from './use-node';

type Load = () => Promise<{ default: ComponentType<{ node: StagedNode }> }>;

/** A tab of the screen; what it shows comes when it is opened. */
export interface Tab {
  readonly key: string;
  readonly title: MessageId;
  readonly load: Load;
}

/** Where the screen shows a section. */
export interface SectionPlace {
  /** The tab that holds it, and the drawer in which an entry is edited. */
  readonly tab: Tab;
  /** What the tab shows of it, where the tab is no section's own. */
  readonly load?: Load;
  /** Which one of the tab's versions, where it has two. */
  readonly version?: OspfVersion;
  readonly panel: string;
}

/** What the screen, the review and the findings know about a section. */
export interface SectionFacts<E> extends SectionLabels<E>, SectionPlace {}

export type AllFacts = { readonly [S in SectionKey]: SectionFacts<EntryOf<S>> };
