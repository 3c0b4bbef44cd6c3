import { Modal } from 'antd';
import { useRef } from 'react';
import { TrialApplicationForm } from '@/components/trial/trial-application-form';
import { useT } from '@/i18n/use-t';
import { useClosing } from '@/ui/feedback/use-closing';

/** The application for a trial of one product, over the home. */
export function TrialDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const leave = useRef((goOn: () => void) => goOn());
  return (
    <Modal
      open={isOpen}
      title={t('trial.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => leave.current(close)}
      destroyOnHidden
    >
      <p className="absent">{t('trial.note')}</p>
      <TrialApplicationForm product={product} leaving={leave} />
    </Modal>
  );
}
