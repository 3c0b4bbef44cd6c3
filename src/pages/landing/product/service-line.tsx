import { Button } from 'antd';
import { useState } from 'react';
import { serviceApi } from '@/api/console/service';
import { trialApi } from '@/api/console/trial';
import type { Product } from '@/api/session/session';
import { ownAddress } from '@/components/product/product-target';
import { ScreenLink, useMaySee } from '@/components/screen-link/screen-link';
import { ServiceStateLine } from '@/components/service/service-state';
import { canEnter, isExpired } from '@/components/service/states';
import type { MessageId } from '@/i18n/messages';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { useSession } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { LoadFailure } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import type { LandingProduct } from './product';

const TrialDialog = lazyComponent(
  () => import('@/components/trial/trial-dialog').then((module) => module.TrialDialog),
  ['components/trial-application-form'],
);

const nothing = () => {};

/** How the account's service stands, and what can be done: enter it, or apply for a trial. */
export function ServiceLine({ code, logs }: Pick<LandingProduct, 'code' | 'logs'>) {
  const t = useT();
  const { products, account } = useSession();
  const product = products.find((one) => one.code === code);
  // The access flag hides a product: what it does is no secret, but nothing of it is on offer.
  if (!product?.isAccessible) return <p className="landing-note">{t('landing.notOffered')}</p>;
  if (product.isOpened) return <Opened product={product} logs={logs} />;
  // What the company has needs no trial: its main account lets others in.
  return product.isOpenedByMain ? (
    <p className="landing-note">{t('landing.ofMain', { name: account.mainAccount })}</p>
  ) : (
    <OnTrial code={code} />
  );
}

/** How a service goes on after its end, by its state. */
const ON = new Map<string, MessageId>(
  Object.entries({
    testing: 'landing.keepTrial',
    testingExpiring: 'landing.keepTrial',
    testingExpired: 'landing.orderAgain',
    renew: 'landing.renew',
    serviceExpiring: 'landing.renew',
    serviceExpired: 'landing.renew',
  } as const),
);

interface OpenedProps extends Pick<LandingProduct, 'logs'> {
  product: Product;
}

function Opened({ product, logs }: OpenedProps) {
  const { data, failure, reload } = useLoad(serviceApi.getStates, {}, { dependsOn: [trialApi.add] });
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <p className="landing-state" role="status" aria-busy />;
  const state = data.list.find(({ id }) => id === product.id);
  const isOver = state !== undefined && isExpired(state.state);
  const on = state && ON.get(state.state);
  // Where there is no way in, the order is the way on.
  const isEntered = ownAddress(product) !== null && canEnter(state?.state) === true;
  return (
    <>
      <p className="landing-state">
        <ServiceStateLine state={state} now={data.now} />
      </p>
      {!isOver && <Enter product={product} logs={logs} state={state?.state} />}
      {(!isEntered || on) && <Orders on={on} />}
      {/* What was bought is renewed; a test that is over may be asked for again. */}
      {state?.state === 'testingExpired' && <Trial code={product.code} />}
    </>
  );
}

/** The product's own address; a product without one says where it shows. */
function Enter({ product, logs, state }: OpenedProps & { state: string | undefined }) {
  const t = useT();
  const address = ownAddress(product);
  const permit = canEnter(state);
  if (address === null) return <Elsewhere logs={logs} />;
  if (permit !== true) {
    return (
      <div className="landing-actions">
        <ActionButton type="primary" permit={permit} onClick={nothing}>
          {t('service.enter')}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className="landing-actions">
      <Button type="primary" href={address}>
        {t('service.enter')}
      </Button>
    </div>
  );
}

/** A product without screens here: the way to its logs, for who may export them. */
function Elsewhere({ logs }: Pick<LandingProduct, 'logs'>) {
  const t = useT();
  const maySee = useMaySee();
  const row = logs && maySee(logs) ? rowOf(logs) : undefined;
  return (
    <p className="landing-note">
      {row ? (
        <>
          {t('landing.noEntryLogs')} <Link to={row.path}>{t(row.title)}</Link>
        </>
      ) : (
        t('landing.noEntry')
      )}
    </p>
  );
}

/** How it goes on, and the way to what was ordered; who may not see orders reads that there are such. */
function Orders({ on }: { on: MessageId | undefined }) {
  const t = useT();
  const orders = t('landing.ordersText');
  return (
    <p className="landing-note">
      {on && (
        <>
          {t(on)}
          <br />
        </>
      )}
      {orders}
      {gapAfter(orders)}
      <ScreenLink to="/cost_center/order_management">{t('landing.orders')}</ScreenLink>
    </p>
  );
}

/** Not opened yet: what an application leads to, and the application. */
function OnTrial({ code }: { code: string }) {
  const t = useT();
  return (
    <>
      <p className="landing-note">{t('landing.notOpened')}</p>
      <Trial code={code} />
    </>
  );
}

function Trial({ code }: { code: string }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const ask = () => setAsked(true);
  const close = () => setAsked(false);
  return (
    <div className="landing-actions">
      <Button type="primary" onClick={ask}>
        {t('service.trial')}
      </Button>
      {isAsked && (
        <Overlays onLost={close} onRetry={ask}>
          <TrialDialog product={code} onClose={close} />
        </Overlays>
      )}
    </div>
  );
}
