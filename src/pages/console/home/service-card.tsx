import { Button } from 'antd';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { redirectTarget } from '@/lib/http/trusted';
import { Link } from '@/lib/navigation';
import { dateText } from '@/lib/time';
import { config } from '@/session/config';
import { ActionButton } from '@/ui/action-button';
import { StatusTag } from '@/ui/status-tag';
import { productName, productText, STATES } from './labels';
import { canEnter, daysLeft, isExpired, type Service } from './model';

interface Props {
  service: Service;
  /** The gateway's clock, which days are counted from. */
  now: number;
  /** Asks for a trial of the product with this code. */
  onTrial: (code: string) => void;
}

/** One service: state, time left, Enter or Trial. */
export function ServiceCard({ service, now, onTrial }: Props) {
  const t = useT();
  const { code, isOpened, state } = service;
  const name = productName(t, code);
  const expiresAt = state?.expiresAt ?? null;
  return (
    <li>
      <h4>{name}</h4>
      <p>{productText(t, code)}</p>
      {isOpened && (
        <div className="service-facts">
          {state ? <StatusTag value={state.state} map={STATES} /> : <span className="absent">{t('common.none')}</span>}
          {state && expiresAt !== null && (
            <span className="tabular">
              {isExpired(state.state)
                ? t('service.expiredOn', { date: dateText(expiresAt) })
                : t('service.daysLeft', { days: daysLeft(expiresAt, now) })}
            </span>
          )}
        </div>
      )}
      {isOpened ? (
        <Enter service={service} name={name} />
      ) : (
        <Button
          type="link"
          size="small"
          className="service-enter"
          aria-label={t('service.trialOf', { name })}
          onClick={() => onTrial(code)}
        >
          {t('service.trial')}
        </Button>
      )}
    </li>
  );
}

const ENTER: MessageId = 'service.enter';
const nothing = () => {};

/** Leads to the product's own address if it is ours or trusted, else to its landing page (decision 41). */
function Enter({ service: { code, productUrl, state }, name }: { service: Service; name: string }) {
  const t = useT();
  const permit = canEnter(state?.state);
  if (permit !== true) {
    return (
      <ActionButton
        type="link"
        size="small"
        className="service-enter"
        permit={permit}
        aria-label={t('service.enterOf', { name })}
        onClick={nothing}
      >
        {t(ENTER)}
      </ActionButton>
    );
  }
  const target = redirectTarget(productUrl, window.location.origin, config.trustedOrigins);
  if (target?.isTrusted) {
    return (
      <a href={target.url} aria-label={t('service.enterOf', { name })}>
        {t(ENTER)}
      </a>
    );
  }
  return (
    <Link to={`/landing_page/${encodeURIComponent(code)}`} aria-label={t('service.enterOf', { name })}>
      {t(ENTER)}
    </Link>
  );
}
