import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { ScreenHeading } from '@/ui/page/screen-heading';
import { Figures } from './figures';
import { Functions } from './functions';
import { Help } from './help';
import { PRODUCTS } from './products';
import { Related } from './related';
import { ServiceLine } from './service-line';
import './landing.css';

/** What one product does, how the account's service stands, and the way in. */
export default function Landing() {
  const t = useT();
  const { pathname } = useLocation();
  const row = rowOf(pathname);
  const product = PRODUCTS.find(({ code }) => row?.path === `/landing_page/${code}`);
  if (!row || !product) return null;
  const { code, Drawing, lead, functions, figures, logs, related } = product;
  return (
    <div className="screen landing">
      <header className="landing-hero">
        <div className="landing-words">
          <ScreenHeading title={t(row.title)} />
          <p className="landing-lead">{t(lead)}</p>
          <ServiceLine code={code} logs={logs} />
        </div>
        <Drawing />
      </header>
      <Figures code={code} figures={figures} />
      <Functions functions={functions} />
      <div className="landing-more">
        <Help path={row.path} documents={row.help ?? []} />
        <Related codes={related} />
      </div>
    </div>
  );
}
