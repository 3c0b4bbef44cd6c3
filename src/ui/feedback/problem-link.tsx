import { Button } from 'antd';
import { useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { onDemand } from '../lazy/on-demand';
import { useTellLost } from './report';

const useDialog = onDemand(async () => {
  const [dialog] = await Promise.all([
    import('./problem-dialog'),
    loadMessages(currentLanguage(), ['components/problem']),
  ]);
  return dialog;
});

/** Beside an error: opens what a report of it would say. `pathname`: the address, outside of the routes. */
export function ProblemLink({ pathname }: { pathname?: string }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, want] = useDialog(useTellLost(setOpen));
  const open = () => {
    want();
    setOpen(true);
  };
  return (
    <>
      <Button type="link" size="small" disabled={false} onClick={open}>
        {t('problem.open')}
      </Button>
      {isOpen && Dialog && <Dialog pathname={pathname} onClose={() => setOpen(false)} />}
    </>
  );
}
