import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import { useClosing } from '@/ui/feedback/use-closing';
import './secret-once.css';

/** The secret of a new key, shown this once: it lives in this component's props and nowhere else (SEC-8). */
export function SecretOnce({ id, secret, onClose }: { id: string; secret: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  return (
    <Modal
      open={isOpen}
      title={t('secretKey.secretTitle')}
      mask={{ closable: false }}
      onCancel={close}
      destroyOnHidden
      footer={[
        <Button
          key="download"
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveFile(`${id}.txt`, `${id}\n${secret}\n`, 'text/plain')}
        >
          {t('secretKey.download')}
        </Button>,
        <Button key="close" type="primary" onClick={close}>
          {t('common.close')}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={t('secretKey.once')} className="form-problem" />
      <div className="secret-once shown-once">
        <Facts
          items={[
            { label: t('secretKey.id'), value: <Copyable text={id} label={t('secretKey.id')} /> },
            { label: t('secretKey.secret'), value: <Copyable text={secret} label={t('secretKey.secret')} /> },
          ]}
        />
      </div>
    </Modal>
  );
}
