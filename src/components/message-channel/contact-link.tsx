import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';

/** The way to a contact that cannot be reached yet, for who may open contacts. */
export function ContactLink({ name }: { name: string }) {
  const t = useT();
  return (
    <ScreenLink to={to('/message/contact', { q: name })} isOptional>
      {t('channel.openContact')}
    </ScreenLink>
  );
}

const MENDED_THERE: ReadonlySet<unknown> = new Set(['unverified', 'noAddress']);
const BY_CONTACT: ReadonlySet<string> = new Set(['sms', 'email']);

/** Whether what keeps a receiver from being told is mended at the contact. */
export const isMendedThere = (channel: string, reason: unknown): boolean =>
  BY_CONTACT.has(channel) && MENDED_THERE.has(reason);
