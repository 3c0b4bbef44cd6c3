import { onStored, readText, removeStored, writeText } from './storage';
import { createSignal } from './store';
import { browserZone, isTimeZone, knownOffset } from './time-zone';

const KEY = 'timeZone';
const changed = createSignal();

const zoneIn = (text: string | null): string | null => (text !== null && isTimeZone(text) ? text : null);

const readOwn = () => zoneIn(readText(KEY));

/** The operator's choice, as long as the page where the browser stores nothing; null is the browser's zone. */
let own: string | null = readOwn();
/** What the address of this opening asks for. */
let linked: string | null = null;
/** What an address asked for and the operator did not want. */
let left: string | null = null;

/** The operator's own choice; null is the browser's zone. */
export const chosenZone = (): string | null => own;

/** The operator's own zone by its name, whatever an address asks for: what something new is in at first. */
export const ownZone = (): string => own ?? browserZone();

/** The zone in which every time is shown and read, where it is not the browser's. */
export const zoneNow = (): string | null => linked ?? own;

/** The same by its name. */
export const shownZone = (): string => zoneNow() ?? browserZone();

/** The zone that the address asks for in the place of the operator's own; null where it asks for none, or for that. */
export const linkedZone = (): string | null => (linked === ownZone() ? null : linked);

/** Hears every change of the shown zone, also by another tab. */
export const onZone = changed.subscribe;

/** Stores a choice, which goes before what the address asked for; null is the browser's zone. */
export function chooseZone(zone: string | null): void {
  if (zone === null) removeStored(KEY);
  else writeText(KEY, zone);
  own = zone;
  leaveLinkedZone();
}

/** From now on the operator's own zone is shown, though an address asks for the other one again. */
export function leaveLinkedZone(): void {
  left = linked ?? left;
  linked = null;
  changed.emit();
}

/** Shows the zone that an address asks for, for as long as the page; one that is none changes nothing. */
export function takeLinkedZone(text: string | null): void {
  const zone = zoneIn(text);
  if (zone === null || zone === linked || zone === left) return;
  linked = zone;
  changed.emit();
}

/** Begins with the stored choice and follows what another tab chooses; returns the function that stops it. */
export function followOwnZone(): () => void {
  const read = () => {
    own = readOwn();
    changed.emit();
  };
  linked = null;
  left = null;
  read();
  return onStored(KEY, read);
}

const browserOffset = (at: number) => -new Date(at).getTimezoneOffset();

/** How far the shown zone's clocks are ahead of UTC at a time, in minutes. */
export function offsetAt(at: number): number {
  const zone = zoneNow();
  if (zone === null) return browserOffset(at);
  return zone === 'UTC' ? 0 : knownOffset(at, zone);
}

/** The same of the zone beside it: the browser's where another is shown, else UTC; null where both clocks show the same. */
export function otherOffsetAt(at: number): number | null {
  const other = zoneNow() === null ? 0 : browserOffset(at);
  return other === offsetAt(at) ? null : other;
}
