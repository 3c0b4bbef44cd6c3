import { Alert, Button, Modal } from 'antd';
import { useT } from '@/i18n/use-t';
import { Copyable } from '@/ui/data/copyable';
import { useClosing } from '@/ui/feedback/use-closing';

/** A key that was just issued, shown this once: it lives in the screen's state and nowhere else (SEC-8). */
export function AuthKeyOnce({ name, authKey, onClose }: { name: string; authKey: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  return (
    <Modal
      open={isOpen}
      title={t('businessNode.issuedTitle', { name })}
      mask={{ closable: false }}
      onCancel={close}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('businessNode.once')} className="form-problem" />
      <div className="shown-once">
        <Copyable text={authKey} label={t('businessNode.authKey')} />
      </div>
    </Modal>
  );
}
