import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { late } from '../lazy/late';
import { useOpening } from './use-opening';

const Dialog = late(() => import('./problem-dialog'), ['components/problem']);

/** Beside an error: opens what a report of it would say. `pathname`: the address, outside of the routes. */
export function ProblemLink({ pathname }: { pathname?: string }) {
  const t = useT();
  const { isOpen, Part, open, close } = useOpening(Dialog);
  return (
    <>
      <Button type="link" size="small" disabled={false} onClick={open}>
        {t('problem.open')}
      </Button>
      {isOpen && Part && <Part pathname={pathname} onClose={close} />}
    </>
  );
}
