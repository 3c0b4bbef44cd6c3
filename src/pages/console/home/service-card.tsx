import { Button } from 'antd';
import { ProductGlyph } from '@/components/product/product-glyph';
import { productName, productText } from '@/components/product/product-labels';
import { landingOf, productTarget } from '@/components/product/product-target';
import { ScreenLink, useMaySee } from '@/components/screen-link/screen-link';
import { ServiceStateLine } from '@/components/service/service-state';
import { canEnter, isToRenew } from '@/components/service/states';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSession } from '@/session/session';
import { ActionButton } from '@/ui/page/action-button';
import type { Service } from './model';

interface Props {
  service: Service;
  /** The gateway's clock, which days are counted from. */
  now: number;
  /** Asks for a trial of the product with this code. */
  onTrial: (code: string) => void;
  /** A whole card for what needs action, a line for the rest. */
  isLine?: boolean;
}

/** One service: its mark, which leads to its page, state, time left, and Enter, Details or Trial. */
export function ServiceCard({ service, now, onTrial, isLine = false }: Props) {
  const t = useT();
  const { code, isOpened, isOpenedByMain, state } = service;
  const name = productName(t, code);
  return (
    <li>
      <h4>
        <ProductGlyph code={code} size={isLine ? 20 : 24} />
        <ScreenLink to={landingOf(code)}>{name}</ScreenLink>
      </h4>
      {(!isLine || !isOpened) && <p>{productText(t, code)}</p>}
      {isOpened && (
        <div className="service-facts">
          <ServiceStateLine state={state} now={now} />
          {state?.state === 'unableToAccess' && (
            <span className="absent">{state.reason ?? t('service.noEnterUnable')}</span>
          )}
        </div>
      )}
      {isOpened && <Enter service={service} name={name} />}
      {/* What the company has needs no trial: its main account lets others in. */}
      {!isOpened && isOpenedByMain && <span className="absent">{t('service.ofMain')}</span>}
      {!isOpened && !isOpenedByMain && (
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

/** Details of each product that the account may read about, and the way into one that has an address of its own. */
function Enter({ service, name }: { service: Service; name: string }) {
  const t = useT();
  const { menus } = useSession();
  const maySee = useMaySee();
  const page = landingOf(service.code);
  const target = productTarget(service, menus);
  const permit = canEnter(service.state?.state);
  const label = t('service.enterOf', { name });
  if (target === null) return null;
  // What ends is gone on with from its page, which says how.
  const goesOn = isToRenew(service.state?.state ?? '');
  const details = maySee(page) && (
    <Link to={page} aria-label={t(goesOn ? 'service.goOnOf' : 'service.detailsOf', { name })}>
      {t(goesOn ? 'service.goOn' : 'service.details')}
    </Link>
  );
  if (target.isScreen) return <span className="service-enter">{details}</span>;
  if (permit !== true) {
    return (
      <span className="service-enter">
        <ActionButton type="link" size="small" permit={permit} aria-label={label} onClick={nothing}>
          {t(ENTER)}
        </ActionButton>
        {details}
      </span>
    );
  }
  return (
    <span className="service-enter">
      <a href={target.href} aria-label={label}>
        {t(ENTER)}
      </a>
      {details}
    </span>
  );
}
