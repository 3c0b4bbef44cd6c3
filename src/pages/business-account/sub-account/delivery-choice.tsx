import { Radio } from 'antd';
import { useState } from 'react';
import type { SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';

type Delivery = Parameters<typeof subAccountApi.resetPassword>[0]['delivery'];

interface Props {
  account: Pick<SubAccount, 'phone' | 'email'>;
  onChange: (delivery: Delivery) => void;
}

/** How the new password reaches its owner: shown here once, or sent to a contact that the account has. */
export function DeliveryChoice({ account: { phone, email }, onChange }: Props) {
  const t = useT();
  const [delivery, setDelivery] = useState<Delivery>('show');
  return (
    <>
      <p>{t('subAccount.resetText')}</p>
      <Radio.Group
        vertical
        aria-label={t('subAccount.delivery')}
        value={delivery}
        onChange={({ target }) => {
          setDelivery(target.value);
          onChange(target.value);
        }}
        options={[
          { value: 'show', label: t('subAccount.deliveryShow') },
          { value: 'phone', label: t('subAccount.deliveryPhone', { phone: phone ?? '—' }), disabled: phone === null },
          { value: 'email', label: t('subAccount.deliveryEmail', { email: email ?? '—' }), disabled: email === null },
        ]}
      />
    </>
  );
}
