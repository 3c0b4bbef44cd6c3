import { Modal } from 'antd';
import { useState } from 'react';
import { TrialApplicationForm } from '@/components/trial-application-form';
import { useT } from '@/i18n/use-t';

/** The application for a trial of one product, over the home (HOME-04). */
export function TrialDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={t('trial.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      destroyOnHidden
    >
      <p className="absent">{t('trial.note')}</p>
      <TrialApplicationForm product={product} />
    </Modal>
  );
}
