import { Drawer } from 'antd';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { visibleText } from '@/lib/visible-text';
import { useLoad } from '@/ui/data/use-load';
import { useClosing } from '@/ui/feedback/use-closing';
import { History } from './history';

interface Props {
  kind: string;
  id: string;
  /** Reads the object, where it has a name. */
  of?: TypedCall<{ id: string }, { name: string }>;
  onClose: () => void;
}

/** The history of an object that has no screen of its own. */
export default function HistoryDrawer({ of, ...rest }: Props) {
  return of ? <Named {...rest} of={of} /> : <HistoryOf {...rest} name={rest.id} />;
}

function Named({ of, ...rest }: Required<Props>) {
  const { data } = useLoad(of, { id: rest.id });
  return <HistoryOf {...rest} name={data?.name ?? rest.id} />;
}

function HistoryOf({ kind, id, name, onClose }: Omit<Props, 'of'> & { name: string }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  return (
    <Drawer open={isOpen} title={t('log.historyOf', { name: visibleText(name) })} size={720} onClose={close}>
      <History kind={kind} id={id} />
    </Drawer>
  );
}
