import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ExpiryOf } from '@/components/identity-provider/expiry';
import { fingerprintOf, readCertificate } from '@/domain/saml/certificate';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { Copyable } from '@/ui/feedback/copyable';
import './identity-provider.css';

interface Props {
  /** Given by the field around it. */
  value?: string[];
  onChange?: (certificates: string[]) => void;
}

/** Certificates with whom they are for and how long they are good; each can be left out while more than one stands. */
export default function Certificates({ value = [], onChange }: Props) {
  const t = useT();
  return (
    <ul className="certificates">
      {value.map((one) => (
        <li key={one}>
          <CertificateFacts base64={one} />
          {onChange && value.length > 1 && (
            <span>
              <Button size="small" onClick={() => onChange(value.filter((other) => other !== one))}>
                {t('identityProvider.removeCertificate')}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function CertificateFacts({ base64 }: { base64: string }) {
  const t = useT();
  const facts = readCertificate(base64);
  if (!facts) return <span>{t('identityProvider.unreadable')}</span>;
  return (
    <>
      <span className="certificates-line">
        <strong>{facts.subject}</strong>
        <ExpiryOf expiresAt={facts.expiresAt} />
      </span>
      <Facts
        items={[
          { label: t('identityProvider.validFrom'), value: <FullTime at={facts.validFrom} /> },
          { label: t('identityProvider.expiresAt'), value: <FullTime at={facts.expiresAt} /> },
          { label: t('identityProvider.issuer'), value: facts.issuer },
          {
            label: t('identityProvider.serial'),
            value: <Copyable text={facts.serial} />,
          },
        ]}
      />
      <div className="sso-whole">
        <Facts items={[{ label: t('identityProvider.fingerprint'), value: <Fingerprint base64={base64} /> }]} />
      </div>
    </>
  );
}

/** What both sides compare by telephone. */
function Fingerprint({ base64 }: { base64: string }) {
  const t = useT();
  const [text, setText] = useState<string | null>('');
  useEffect(() => {
    let isCurrent = true;
    const show = (found: string | null) => {
      if (isCurrent) setText(found);
    };
    fingerprintOf(base64).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [base64]);
  if (text === null) return <span className="absent">{t('identityProvider.noFingerprint')}</span>;
  return text !== '' && <Copyable text={text} label={t('identityProvider.fingerprint')} />;
}
