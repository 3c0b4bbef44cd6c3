import { useState } from 'react';
import { freezeApi, freezeInput } from '@/api/system-settings/node-freeze';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { useCan } from '@/session/session';
import { FormPage } from '@/ui/form/form-page';
import { FreezeFields } from './fields';
import { fresh, LIST } from './model';

/** A new freeze. */
export default function CreateFreeze() {
  const t = useT();
  const can = useCan();
  const [initial] = useState(() => fresh(gatewayNow()));
  return (
    <FormPage
      name="freezeCreate"
      title={t('freeze.createTitle')}
      schema={freezeInput}
      initial={initial}
      isNew
      permit={can(freezeApi.add)}
      success={({ name }) => t('freeze.created', { name })}
      onSubmit={(input) => freezeApi.add(input)}
      back={LIST}
      submitText={t('freeze.create')}
    >
      <FreezeFields />
    </FormPage>
  );
}
