import type { Product } from '@/api/session/session';
import { CONSOLE_ID } from '@/api/session/session';
import { ProductGlyph } from '@/components/product/product-glyph';
import { productName } from '@/components/product/product-labels';
import { productTarget } from '@/components/product/product-target';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSession } from '@/session/session';
import { rowAt } from './menu';

/** Home first, then the opened products that the access flag shows. */
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
  const words = (
    <>
      <ProductGlyph code={product.code} size={20} />
      <span>{productName(t, product.code)}</span>
    </>
  );
  // Without an entry that the account may open it is a name, and no button that does nothing.
  if (target === null) return <span className="header-item">{words}</span>;
  if (target.isScreen) {
    return (
      <Link className="header-item" to={target.href} onClick={close}>
        {words}
      </Link>
    );
  }
  return (
    <a className="header-item" href={target.href}>
      {words}
    </a>
  );
}
