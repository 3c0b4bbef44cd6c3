import { useId } from 'react';
import { useT } from '@/i18n/use-t';
import { FunctionIcon } from './icons';
import type { LandingProduct } from './product';

export function Functions({ functions }: Pick<LandingProduct, 'functions'>) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('landing.functions')}</h2>
      <ul className="landing-functions">
        {functions.map(({ icon, title, text }) => (
          <li key={title}>
            <FunctionIcon name={icon} />
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
