import { useId } from 'react';
import { ProductGlyph } from '@/components/product/product-glyph';
import { productName, productText } from '@/components/product/product-labels';
import { landingOf } from '@/components/product/product-target';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useSession } from '@/session/session';

/** What goes well with the product; nothing that the access flag hides. */
export function Related({ codes }: { codes: readonly string[] }) {
  const t = useT();
  const id = useId();
  const { products } = useSession();
  const shown = codes.filter((code) => products.some((one) => one.code === code && one.isAccessible));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('landing.related')}</h2>
      <ul className="landing-related">
        {shown.map((code) => (
          <li key={code}>
            <Link to={landingOf(code)}>
              <ProductGlyph code={code} size={28} />
              <span>
                <strong>{productName(t, code)}</strong>
                <span>{productText(t, code)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
