import { EyeOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { useSessionState, viewAs } from '@/session/session';
import { RunButton } from '@/ui/page/run-button';
import './view-banner.css';

/** Where the view of another account was begun. */
const BACK = '/business_account/account_management';

/** Says as whom the console is seen, on every screen, and ends it. */
export function ViewBanner() {
  const t = useT();
  const state = useSessionState();
  if (state.status !== 'ready' || state.session.viewedBy === null) return null;
  const { id, name } = state.session.account;
  const toAccount = () => go(`${BACK}/${id}`);
  return (
    <aside className="view-banner" aria-label={t('view.title')}>
      <EyeOutlined aria-hidden />
      <span>{t('view.text', { name })}</span>
      <RunButton run={() => viewAs(null)} onDone={(_, goOn) => (goOn ?? toAccount)()}>
        {t('view.end')}
      </RunButton>
    </aside>
  );
}
