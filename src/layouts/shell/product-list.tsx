import type { Product } from '@/api/session/session';
import { CONSOLE_ID } from '@/api/session/session';
import { productName } from '@/components/product/product-labels';
import { productTarget } from '@/components/product/product-target';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSession } from '@/session/session';
import { rowAt } from './menu';

/** Home first, then the opened products that the access flag shows; one without an address says so. */
export default function ProductList({ close }: { close: () => void }) {
  const t = useT();
  const { products } = useSession();
  const opened = products.filter((one) => one.isAccessible && one.isOpened && one.id !== CONSOLE_ID);
  return (
    <ul className="product-list">
      <li>
        <Link className="header-item" to="/" onClick={close}>
          {t(rowAt('/console')?.title ?? 'accountInfo.title')}
        </Link>
      </li>
      {opened.length === 0 && <li className="pick-list-none">{t('product.noneOpened')}</li>}
      {opened.map((one) => (
        <li key={one.id}>
          <ProductItem product={one} close={close} />
        </li>
      ))}
    </ul>
  );
}

function ProductItem({ product, close }: { product: Product; close: () => void }) {
  const t = useT();
  const { menus } = useSession();
  const target = productTarget(product, menus);
  const name = productName(t, product.code);
  if (target === null) {
    return (
      <button type="button" className="header-item" aria-disabled="true" title={t('product.noEntry')}>
        {name} <span className="header-item-note">{t('product.noEntry')}</span>
      </button>
    );
  }
  if (target.isScreen) {
    return (
      <Link className="header-item" to={target.href} onClick={close}>
        {name}
      </Link>
    );
  }
  return (
    <a className="header-item" href={target.href}>
      {name}
    </a>
  );
}
