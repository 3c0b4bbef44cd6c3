import { shownZone } from './clock-zone';

/** The parameter of an address that names the zone in which it was looked at. */
export const ZONE = 'tz';

/** An address that says in which zone its times were read, for who opens it elsewhere. */
export function zonedLink(href: string): string {
  const link = new URL(href);
  link.searchParams.set(ZONE, shownZone());
  return link.href;
}
