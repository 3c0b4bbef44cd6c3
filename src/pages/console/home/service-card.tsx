import { Button } from 'antd';
import { productName, productText } from '@/components/product/product-labels';
import { productTarget } from '@/components/product/product-target';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { dateText } from '@/lib/time';
import { useSession } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { ActionButton } from '@/ui/page/action-button';
import { STATES } from './labels';
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

/** Leads to the product's own address or to its landing page (decision 41). */
function Enter({ service, name }: { service: Service; name: string }) {
  const t = useT();
  const { menus } = useSession();
  const target = productTarget(service, menus);
  const permit = canEnter(service.state?.state);
  const label = t('service.enterOf', { name });
  if (permit !== true || target === null) {
    return (
      <ActionButton
        type="link"
        size="small"
        className="service-enter"
        permit={permit === true ? 'product.noEntry' : permit}
        aria-label={label}
        onClick={nothing}
      >
        {t(ENTER)}
      </ActionButton>
    );
  }
  if (target.isScreen) {
    return (
      <Link to={target.href} aria-label={label}>
        {t(ENTER)}
      </Link>
    );
  }
  return (
    <a href={target.href} aria-label={label}>
      {t(ENTER)}
    </a>
  );
}
