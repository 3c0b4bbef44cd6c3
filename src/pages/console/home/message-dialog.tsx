import { Modal } from 'antd';
import { type Message, messageApi } from '@/api/message/message';
import MessageAbout from '@/components/message-about/message-about';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useClosing } from '@/ui/feedback/use-closing';
import { Part } from './card';

/** One message as plain text. */
export default function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [isOpen, close] = useClosing(onClose);
  const t = useT();
  const loaded = useLoad(messageApi.get, { id: message.id });
  return (
    <Modal open={isOpen} title={message.title} footer={null} onCancel={close} destroyOnHidden>
      <p className="absent">
        <FullTime at={message.receivedAt} />
      </p>
      <Part loaded={loaded} height={88}>
        {({ content, about }) => (
          <>
            <p className="lines">{content}</p>
            {about && <Facts items={[{ label: t('message.about'), value: <MessageAbout about={about} /> }]} />}
          </>
        )}
      </Part>
    </Modal>
  );
}
