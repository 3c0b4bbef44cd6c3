import type { ReactNode } from 'react';
import { AsideContext } from './form-context';
import './form-aside.css';

/** What a long form comes to, after the parts that it sums up; where there is room it stands beside the fields, in sight from any of them. */
export const FormAside = ({ children }: { children: ReactNode }) => (
  <div className="form-aside">
    <div>
      <AsideContext value={true}>{children}</AsideContext>
    </div>
  </div>
);
