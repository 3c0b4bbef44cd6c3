import { Modal } from 'antd';
import { type Message, messageApi } from '@/api/message/message';
import { FullTime } from '@/ui/cells/time';
import { useClosing } from '@/ui/use-closing';
import { useLoad } from '@/ui/use-load';
import { Part } from './card';

/** One message as plain text. */
export default function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [isOpen, close] = useClosing(onClose);
  const loaded = useLoad(messageApi.get, { id: message.id });
  return (
    <Modal open={isOpen} title={message.title} footer={null} onCancel={close} destroyOnHidden>
      <p className="absent">
        <FullTime at={message.receivedAt} />
      </p>
      <Part loaded={loaded} height={88}>
        {({ content }) => <p className="lines">{content}</p>}
      </Part>
    </Modal>
  );
}
