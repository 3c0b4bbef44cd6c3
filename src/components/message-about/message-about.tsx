import type { MessageObject } from '@/api/message/message';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { objectOf } from '@/objects';

/** Leads to what a message is about, where a screen shows it to this account. */
export default function MessageAbout({ about }: { about: MessageObject }) {
  const address = objectOf(about.kind)?.address?.(about, '');
  return address === undefined ? <bdi>{about.name}</bdi> : <ScreenLink to={address}>{about.name}</ScreenLink>;
}
