import { Modal } from 'antd';
import { useState } from 'react';
import { type Message, messageApi } from '@/api/message/message';
import { Time } from '@/ui/cells/time';
import { useLoad } from '@/ui/use-load';
import { Part } from './card';

/** One message as plain text. */
export default function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const loaded = useLoad(messageApi.get, { id: message.id });
  return (
    <Modal
      open={isOpen}
      title={message.title}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      destroyOnHidden
    >
      <p className="absent">
        <Time at={message.receivedAt} />
      </p>
      <Part loaded={loaded} height={88}>
        {({ content }) => <p className="lines">{content}</p>}
      </Part>
    </Modal>
  );
}
