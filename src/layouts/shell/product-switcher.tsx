import { DownOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { productNameOf, useBrand } from '@/session/brand';
import { useSessionState } from '@/session/session';
import { BrandMark } from './brand-mark';
import { HeaderPopup } from './header-popup';
import { OnDemand } from './on-demand';

const loadList = () => import('./product-list');

/** The name of the console; under it the way home and into every product that is opened. */
export function ProductSwitcher() {
  const t = useT();
  const isReady = useSessionState().status === 'ready';
  const brand = useBrand();
  const name = productNameOf(t, brand);
  return (
    <HeaderPopup
      label={t('shell.products', { name })}
      side="start"
      button={
        <>
          <BrandMark brand={brand} />
          <span className="shell-brand">{name}</span>
          <DownOutlined className="shell-brand-mark" aria-hidden />
        </>
      }
    >
      {(close, open) =>
        isReady && (
          <OnDemand load={loadList} onLost={close} onRetry={open}>
            {(ProductList) => <ProductList close={close} />}
          </OnDemand>
        )
      }
    </HeaderPopup>
  );
}
