import { Alert, Button, Modal } from 'antd';
import { useT } from '@/i18n/use-t';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import { useClosing } from '@/ui/feedback/use-closing';
import type { FreshPassword } from './actions';

/** A password that was reset, shown this once: it lives in this component's props and nowhere else (SEC-8). */
export function PasswordOnce({ name, password, onClose }: FreshPassword & { onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  return (
    <Modal
      open={isOpen}
      title={t('subAccount.passwordTitle')}
      mask={{ closable: false }}
      onCancel={close}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={close}>
          {t('common.close')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('subAccount.passwordOnce')} className="form-problem" />
      <div className="shown-once">
        <Facts
          items={[
            { label: t('subAccount.name'), value: <Copyable text={name} label={t('subAccount.name')} /> },
            {
              label: t('subAccount.newPassword'),
              value: <Copyable text={password} label={t('subAccount.newPassword')} />,
            },
          ]}
        />
      </div>
    </Modal>
  );
}
