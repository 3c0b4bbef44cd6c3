import { Drawer } from 'antd';
import { useT } from '@/i18n/use-t';
import { useClosing } from '@/ui/feedback/use-closing';
import { History } from './history';

interface Props {
  kind: string;
  id: string;
  onClose: () => void;
}

/** The history of an object that has no screen of its own. */
export default function HistoryDrawer({ kind, id, onClose }: Props) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  return (
    <Drawer open={isOpen} title={t('log.historyOf', { name: id })} size={720} onClose={close}>
      <History kind={kind} id={id} />
    </Drawer>
  );
}
