import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { go, useLocation } from '@/lib/navigation';
import { config } from '@/session/config';
import { signInAddress } from '@/session/sign-out';
import { useCountdown } from '@/ui/data/use-countdown';
import { Outcome } from '@/ui/feedback/outcome';
import { Screen } from '@/ui/page/screen';
import { clockOf, reasonOf, secondsLeft } from './model';
import './login-lock.css';

/** Why sign-in is refused, for how long, and the way back. */
export default function LoginLock() {
  const t = useT();
  const { pathname, search, state } = useLocation();
  const [given] = useState(() => secondsLeft(search, Reflect.get(Object(state), 'until'), Date.now()));
  const left = useCountdown(given ?? 0);
  const isOver = given !== null && left === 0;

  // Noted with the address, so that a reload goes on counting instead of starting again.
  useEffect(() => {
    if (given !== null) go(`${pathname}${search}`, { replace: true, state: { until: Date.now() + given * 1000 } });
  }, [given, pathname, search]);

  return (
    <Screen title={t('loginLock.title')}>
      {isOver ? (
        <Outcome tone="good" title={t('loginLock.over')} text={t('loginLock.overText')}>
          <Button type="primary" href={signInAddress(config.base)}>
            {t('loginLock.back')}
          </Button>
        </Outcome>
      ) : (
        <Outcome
          tone="attention"
          title={t(reasonOf(search))}
          text={given === null ? t('loginLock.noTime') : t('loginLock.wait')}
        >
          {given !== null && (
            <div className="lock-clock" role="timer" aria-label={t('loginLock.left')} dir="ltr">
              {clockOf(left)}
            </div>
          )}
          <Button href={signInAddress(config.base)}>{t('loginLock.back')}</Button>
        </Outcome>
      )}
    </Screen>
  );
}
