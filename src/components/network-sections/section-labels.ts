import type { EntryOf, NodeConfig, SectionKey } from '@/domain/net/node-config';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

/** How a field of an entry is called, and how its values are read: codes by name, numbers with their unit. */
export interface FieldLabel {
  readonly label: MessageId;
  readonly values?: Readonly<Record<string, MessageId>>;
  /** A number with its unit, or what it stands for. */
  readonly numberOf?: (t: T, value: number) => string;
  /** What an empty value stands for, where a dash would leave it open. */
  readonly empty?: MessageId;
  /** What an id stands for; undefined if the configuration has no such entry. */
  readonly nameOf?: (id: string, config: NodeConfig) => string | undefined;
}

export const seconds = (t: T, value: number): string => t('network.seconds', { seconds: value });
/** Below it a time is told as it is entered. */
const LONG_MS = 10_000;
const MINUTE_MS = 60_000;

/** A time as it is entered, in milliseconds; a longer one in units that can be grasped. */
export function milliseconds(t: T, ms: number): string {
  if (ms < LONG_MS) return t('network.ms', { ms });
  if (ms <= MINUTE_MS) return seconds(t, Math.round(ms / 100) / 10);
  const whole = Math.round(ms / 1000);
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return t('network.minutes', { minutes, seconds: whole % 60 });
  return t('network.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

type FieldOf<E> = E extends unknown ? Exclude<keyof E, 'id'> : never;

/** How a section, its entries and their fields are called. */
export interface SectionLabels<E> {
  readonly label: MessageId;
  /** What an entry is called; '' where the section is its only entry. */
  readonly nameOf: (entry: E) => string;
  readonly fields: { readonly [F in FieldOf<E>]: FieldLabel };
  /** The write-only fields, by the names that a change lists them under. */
  readonly secrets?: Readonly<Record<string, MessageId>>;
}

export type AllLabels = { readonly [S in SectionKey]: SectionLabels<EntryOf<S>> };
