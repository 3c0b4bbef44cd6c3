import { UserOutlined } from '@ant-design/icons';
import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSessionState } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { foreignZone } from './appearance-menu';
import { HeaderPopup } from './header-popup';
import { reach } from './menu';
import { useLeave } from './use-leave';

const PhoneItems = lazyComponent(() => import('./phone-items'), ['components/on-demand']);

/** The specification's items before Log Out, in its order. */
const ITEMS: readonly { label: MessageId; path: string }[] = [
  { label: 'user.myAccount', path: '/account_center/account_info' },
  { label: 'user.product', path: '/console' },
  { label: 'user.documentation', path: '/help_doc/list' },
  { label: 'user.alertCenter', path: '/alarm/monitoring_alarm/list' },
  { label: 'user.accountManagement', path: '/business_account/account_management' },
  { label: 'user.messageCenter', path: '/message/all' },
  { label: 'user.myLog', path: '/log/query/all' },
  { label: 'user.costCenter', path: '/cost_center/order_management' },
];

/** Products are entered on the console home; without one, on the first product's own page. */
function pathFor(path: string, session: Session): string {
  if (path !== '/console' || reach(path, session) === true) return path;
  const pages = session.products.map((one) => `/landing_page/${one.code}`);
  return pages.find((page) => reach(page, session) === true) ?? path;
}

function Item({
  label,
  path,
  session,
  close,
}: {
  label: MessageId;
  path: string;
  session: Session;
  close: () => void;
}) {
  const t = useT();
  const target = pathFor(path, session);
  const permit = reach(target, session);
  if (permit === true) {
    return (
      <Link className="header-item" to={target} onClick={close}>
        {t(label)}
      </Link>
    );
  }
  return (
    <button type="button" className="header-item" aria-disabled="true" title={t(permit)}>
      {t(label)} <span className="header-item-note">{t(permit)}</span>
    </button>
  );
}

interface Props {
  /** Opens the help, where the header has no room for it, nor for language and appearance; else null. */
  onHelp: (() => void) | null;
}

/** The nine items of the specification; one without right stays in its place and says why it does nothing. */
export function UserMenu({ onHelp }: Props) {
  const t = useT();
  const leave = useLeave();
  const state = useSessionState();
  const session = state.status === 'ready' ? state.session : null;
  const name = session?.account.name ?? '';
  const zone = onHelp && foreignZone();
  const label = t('shell.account', { name });
  return (
    <HeaderPopup
      label={zone === null ? label : t('common.aside', { text: label, note: zone })}
      button={
        <>
          <UserOutlined aria-hidden />
          <span className="header-account">{name}</span>
          {zone !== null && <span className="header-zone">{zone}</span>}
        </>
      }
    >
      {(close, open) => (
        <>
          <p className="header-who">
            <bdi>{name}</bdi> <bdi>{session?.account.isMain ? '' : session?.account.mainAccount}</bdi>
          </p>
          <ul>
            {session &&
              ITEMS.map((item) => (
                <li key={item.label}>
                  <Item {...item} session={session} close={close} />
                </li>
              ))}
            {onHelp && (
              <li className="header-apart">
                <Overlays onLost={close} onRetry={open}>
                  <PhoneItems close={close} open={open} onHelp={onHelp} />
                </Overlays>
              </li>
            )}
            <li className="header-apart">
              <button
                type="button"
                className="header-item"
                onClick={() => {
                  close();
                  leave();
                }}
              >
                {t('user.signOut')}
              </button>
            </li>
          </ul>
        </>
      )}
    </HeaderPopup>
  );
}
