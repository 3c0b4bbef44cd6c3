import { Drawer } from 'antd';
import { type Contact, type ContactChannel, contactApi, contactRules } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useClosing } from '@/ui/feedback/use-closing';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { ReceiverImpact } from './impact';
import { VERIFICATION, WECHAT } from './labels';
import { SendLink } from './send-link';

const BindingCode = lazyComponent(() => import('./binding-code').then(({ BindingCode: Code }) => Code));

/** How far each way to reach a contact is proven, and what proves it. */
export function ContactChannels({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(contactApi.get, { id });
  const [isOpen, close] = useClosing(onClose);
  return (
    <LoadedDrawer title={t('receiver.channels')} loaded={loaded} onClose={onClose}>
      {(first) => {
        const contact = loaded.data ?? first;
        return (
          <Drawer open={isOpen} title={t('receiver.channelsOf', { name: contact.name })} size={480} onClose={close}>
            <Channel contact={contact} channel="phone" />
            <Channel contact={contact} channel="email" />
            <Wechat contact={contact} />
          </Drawer>
        );
      }}
    </LoadedDrawer>
  );
}

function Channel({ contact, channel }: { contact: Contact; channel: ContactChannel }) {
  const t = useT();
  const can = useCan();
  const { id } = contact;
  const value = contact[channel];
  const state = channel === 'phone' ? contact.phoneState : contact.emailState;
  const permit = allOf(can(contactApi.sendLink), contactRules.verify(contact, channel));
  return (
    <Section title={t(channel === 'phone' ? 'receiver.phone' : 'receiver.email')}>
      {value === '' ? (
        <p className="absent">{t('receiver.noAddress')}</p>
      ) : (
        <>
          <p>
            <bdi dir="ltr">{value}</bdi> <StatusTag value={state} map={VERIFICATION} />
          </p>
          {state === 'pending' && <p className="absent">{t('receiver.pendingText')}</p>}
          {state !== 'verified' && (
            <SendLink
              permit={permit}
              isAgain={state === 'pending'}
              to={value}
              send={() => contactApi.sendLink({ id, channel })}
            />
          )}
        </>
      )}
    </Section>
  );
}

function Wechat({ contact }: { contact: Contact }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const { id, name, wechatState } = contact;
  const unbind = () =>
    confirm({
      title: t('receiver.unbindTitle', { name }),
      content: (
        <ReceiverImpact
          load={contactApi.getUses}
          id={id}
          part={{ warning: t('receiver.unbindText'), title: t('receiver.notifiedBy') }}
        />
      ),
      verb: t('receiver.unbind'),
      isDanger: true,
      run: () => contactApi.unbind({ id }).then(() => report.success(t('receiver.unboundDone', { name }))),
    });
  return (
    <Section title={t('receiver.wechat')}>
      <p role="status">
        <StatusTag value={wechatState} map={WECHAT} />
      </p>
      {wechatState === 'bound' ? (
        <ActionButton permit={can(contactApi.unbind)} danger onClick={unbind}>
          {t('receiver.unbind')}
        </ActionButton>
      ) : (
        <BindingCode id={id} name={name} />
      )}
    </Section>
  );
}
