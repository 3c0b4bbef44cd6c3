import { Modal, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { accountInfoApi, type OwnAccount } from '@/api/account-center/account-info';
import { trialInput } from '@/api/console/trial';
import { type Applicant, TrialApplicationForm } from '@/components/trial/trial-application-form';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useClosing } from '@/ui/feedback/use-closing';

/** So long the form waits for what it begins with; an answer that comes later fills nothing in. */
const PATIENCE_MS = 1000;

/** What the account knows of itself; a masked phone, or what else the form would refuse, is left to be typed. */
function applicantOf({ userName, company, phone, email }: OwnAccount): Applicant {
  const known = Object.entries({ name: userName, company, phone, email }).filter(
    ([field, value]) => trialInput.partial().safeParse({ [field]: value }).success,
  );
  return Object.fromEntries(known.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The application for a trial of one product, over the home. */
export function TrialDialog({ product, onClose }: { product: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const own = useLoad(accountInfoApi.getOwn, {});
  // What the form begins with is fixed when it is drawn, so that nothing typed is overwritten.
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  if (applicant === null && (own.data || own.failure)) setApplicant(own.data ? applicantOf(own.data) : {});
  useEffect(() => {
    const timer = setTimeout(() => setApplicant((known) => known ?? {}), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
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
      {applicant ? (
        <TrialApplicationForm product={product} applicant={applicant} leaving={leave} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </Modal>
  );
}
