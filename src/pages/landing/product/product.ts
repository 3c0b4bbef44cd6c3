import type { ComponentType } from 'react';
import type { Counters } from '@/api/console/home';
import type { MessageId } from '@/i18n/messages';
import type { Path } from '@/routes';
import type { IconName } from './icons';

/** What the page of one product says; name and documents stand in its row of the route table. */
export interface LandingProduct {
  code: string;
  Drawing: ComponentType;
  /** One sentence under the name. */
  lead: MessageId;
  functions: readonly { icon: IconName; title: MessageId; text: MessageId }[];
  /** Figures of the account that belong to the product. */
  figures: readonly (keyof Counters)[];
  /** The screen that exports its logs. */
  logs?: Path | undefined;
  /** Codes of what goes well with it. */
  related: readonly string[];
}
