import { useMaySee } from '@/components/screen-link/screen-link';
import { ASK, hostIn } from '@/domain/ask/door';
import { useT } from '@/i18n/use-t';
import { isOffered } from '@/lib/contract/offered';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffersNow } from '@/ui/data/use-offers';

const SCREEN = '/system_settings/node_access_management/business_node_management/ask';

/** What the screen is opened with; nothing is asked before somebody presses its button. */
interface Asked {
  readonly name?: string;
  readonly type?: string;
  readonly nodes?: string;
}

/** The address of the screen with a question filled in. */
export const askHref = ({ name, ...rest }: Asked): string =>
  to(SCREEN, { ask: 'resolve', ...(name && { name: hostIn(name) }), ...rest });

/** Whether this account may ask nodes here, on this gateway. */
export function useMayAsk(): boolean {
  const maySee = useMaySee();
  const can = useCan();
  const offers = useOffersNow();
  return isOffered(ASK.capability, offers) && can(ASK) === true && maySee(SCREEN);
}

/** Leads to the screen where many nodes are asked; nothing where this account may not ask. */
export function AskLink(asked: Asked) {
  const t = useT();
  return useMayAsk() ? <Link to={askHref(asked)}>{t('ask.title')}</Link> : null;
}
