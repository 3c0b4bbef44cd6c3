import type { ReactNode } from 'react';
import { hookOfWindow } from '@/ui/page/use-narrow';
import { AsideContext } from './form-context';
import './form-aside.css';

/** Whether there is room beside a form on a page, from the width on that form-aside.css names. */
export const useBesideForm = hookOfWindow('(min-width: 1264px)');

/** What a long form comes to, after the parts that it sums up; where there is room it stands beside the fields, in sight from any of them. */
export const FormAside = ({ children }: { children: ReactNode }) => (
  <div className="form-aside">
    <div>
      <AsideContext value={true}>{children}</AsideContext>
    </div>
  </div>
);
