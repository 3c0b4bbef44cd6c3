import { DownOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { productNameOf, useBrand } from '@/session/brand';
import { useSessionState } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { BrandMark } from './brand-mark';
import { HeaderPopup } from './header-popup';

const ProductList = lazyComponent(() => import('./product-list'), ['components/on-demand']);

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
          <Overlays onLost={close} onRetry={open}>
            <ProductList close={close} />
          </Overlays>
        )
      }
    </HeaderPopup>
  );
}
