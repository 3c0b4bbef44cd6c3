import { Drawer, Input } from 'antd';
import { useMemo, useState } from 'react';
import type { TestReply } from '@/api/message/robot';
import { type ServiceProvider, serviceProviderApi, testTarget } from '@/api/system-settings/service-provider';
import { DeliveryAnswer } from '@/components/delivery/delivery-test';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useAskedClosing } from '@/ui/feedback/use-closing';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';

const { Field } = formOf(testTarget);

/** Sends a test message through a provider and shows what it answered. */
export function TestProvider({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(serviceProviderApi.get, { id });
  const [isOpen, close] = useAskedClosing(onClose);
  return (
    <LoadedDrawer title={t('serviceProvider.test')} loaded={loaded} onClose={onClose}>
      {(provider) => (
        <Drawer open={isOpen} title={t('serviceProvider.testOf', { name: provider.name })} size={480} onClose={close}>
          <Send {...provider} />
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

const TARGETS: Readonly<Record<string, MessageId>> = {
  sms: 'serviceProvider.targetPhone',
  email: 'serviceProvider.targetEmail',
};

function Send({ id, kind }: ServiceProvider) {
  const t = useT();
  const can = useCan();
  const [reply, setReply] = useState<TestReply | null>(null);
  const schema = useMemo(() => testTarget(kind), [kind]);
  const send = ({ target }: { target: string }) => {
    setReply(null);
    return serviceProviderApi.sendTest({ id, target }).then(setReply);
  };
  return (
    <div className="delivery">
      <FormPanel
        name={`serviceProviderTest:${id}`}
        schema={schema}
        permit={can(serviceProviderApi.sendTest)}
        onSubmit={send}
        submitText={t('serviceProvider.testSend')}
      >
        <Field
          name="target"
          label={t(TARGETS[kind] ?? 'serviceProvider.targetUser')}
          help={t('serviceProvider.testText')}
        >
          <Input dir="ltr" autoComplete="off" spellCheck={false} />
        </Field>
      </FormPanel>
      <div role="status">{reply && <DeliveryAnswer {...reply} />}</div>
    </div>
  );
}
