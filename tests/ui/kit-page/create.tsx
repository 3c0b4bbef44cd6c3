import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { KeyFields } from './fields';
import { keyApi, keyInput, useT } from './key';

export default function CreateKey({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="keyCreate"
      title={t('key.create')}
      schema={keyInput}
      initial={{}}
      permit={can(keyApi.add)}
      success={(sent) => t('key.created', { name: sent.name })}
      onSubmit={(input) => keyApi.add(input)}
      onClose={onClose}
    >
      <KeyFields />
    </FormDrawer>
  );
}
