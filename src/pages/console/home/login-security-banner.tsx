import { ExclamationCircleFilled } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useSession } from '@/session/session';

/** Says that security login is off, until the session says that it is on. */
export function LoginSecurityBanner() {
  const t = useT();
  const { isLoginSecurityOn } = useSession();
  if (isLoginSecurityOn) return null;
  return (
    <section className="home-banner" aria-label={t('home.securityTitle')}>
      <ExclamationCircleFilled aria-hidden />
      <p>
        {t('home.securityOff')}{' '}
        <Link to={to('/account_center/account_security', { tab: 'loginSecurity' })}>{t('home.securityEnable')}</Link>
      </p>
    </section>
  );
}
