import { useState } from 'react';
import { type BoundContact, type ContactKind, contactBindingApi } from '@/api/account-center/contact-binding';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useCountdown } from '@/ui/data/use-countdown';
import { useConfirm } from '@/ui/feedback/confirm';
import { Copyable } from '@/ui/feedback/copyable';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { CONTACT, CONTACT_IN_TEXT, CONTACT_STATE } from './contact-labels';
import './contacts.css';

interface Props {
  kind: ContactKind;
  contact: BoundContact;
  /** What taking it away would bring with it besides. */
  loss: 'none' | 'lastContact' | 'lockout';
  onBind: () => void;
}

/** One contact: what is in use, what waits for its link, and what can be done about it. */
export function ContactCard({ kind, contact, loss, onBind }: Props) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const label = t(CONTACT[kind]);
  const name = { label: t(CONTACT_IN_TEXT[kind]) };
  const { value, pending } = contact;
  const consequences = [
    t('contact.unbindText'),
    ...(pending ? [t('contact.unbindPending', { value: pending.value })] : []),
    ...(loss === 'none' ? [] : [t(LOSS[loss])]),
  ];
  const unbind = () =>
    confirm({
      title: t('contact.unbindTitle', { ...name, value: value ?? '' }),
      content: <span className="lines">{consequences.join('\n')}</span>,
      verb: t('contact.unbind'),
      isDanger: true,
      needsPassword: true,
      run: (password) =>
        contactBindingApi
          .unbind({ kind, password, acceptsLockout: loss === 'lockout' })
          .then(() => report.success(t('contact.unbound', { contact: value ?? label }))),
    });
  return (
    <Section
      title={label}
      actions={
        <div className="form-actions">
          <ActionButton
            permit={can(contactBindingApi.sendCode)}
            aria-label={value === null ? t('contact.bindWhat', name) : t('contact.changeWhat', name)}
            onClick={onBind}
          >
            {value === null ? t('contact.bind') : t('contact.change')}
          </ActionButton>
          <ActionButton
            danger
            permit={allOf(can(contactBindingApi.unbind), value !== null || 'contact.isNotBound')}
            aria-label={t('contact.unbindWhat', name)}
            onClick={unbind}
          >
            {t('contact.unbind')}
          </ActionButton>
        </div>
      }
    >
      <Facts
        items={[
          {
            label: t('contact.inUse'),
            value: (
              <span className="contact-value">
                <StatusTag value={value === null ? 'none' : 'bound'} map={CONTACT_STATE} />{' '}
                {value !== null && <Copyable text={value} label={label} />}
              </span>
            ),
          },
          ...(pending
            ? [
                {
                  label: t('contact.new'),
                  value: (
                    <Pending key={pending.expiresAt} kind={kind} label={label} isOnly={value === null} {...pending} />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

type PendingProps = NonNullable<BoundContact['pending']> & {
  kind: ContactKind;
  label: string;
  /** Nothing else is bound in its place. */
  isOnly: boolean;
};

const LOSS = { lastContact: 'contact.unbindLast', lockout: 'contact.unbindLockout' } as const;

/** A new contact before its link is activated; the old one stays in use meanwhile. */
function Pending({ kind, label, value, sentAt, expiresAt, isOnly }: PendingProps) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const resend = () =>
    confirm({
      title: t('contact.resendTitle', { value }),
      content: t('contact.resendText'),
      verb: t('contact.resend'),
      run: () => contactBindingApi.resend({ kind }).then(() => report.success(t('contact.sentTo', { value }))),
    });
  const withdraw = () =>
    confirm({
      title: t('contact.withdrawTitle', { value }),
      content: t(isOnly ? 'contact.withdrawOnlyText' : 'contact.withdrawText'),
      verb: t('contact.withdraw'),
      run: () => contactBindingApi.withdraw({ kind }).then(() => report.success(t('contact.withdrawn', { value }))),
    });
  const [left] = useState(() => Math.max(0, Math.ceil((expiresAt - gatewayNow()) / 1000)));
  const isExpired = useCountdown(left) === 0;
  return (
    <>
      <span className="contact-value">
        <StatusTag value={isExpired ? 'expired' : 'pending'} map={CONTACT_STATE} />{' '}
        <Copyable text={value} label={label} />
      </span>
      <p className="contact-note">
        {t('contact.sentAt')} <Time at={sentAt} />
        {DOT}
        {t(isExpired ? 'contact.expiredAt' : 'contact.validUntil')} <Time at={expiresAt} />
      </p>
      <div className="form-actions">
        <ActionButton size="small" permit={can(contactBindingApi.sendCode)} onClick={resend}>
          {t('contact.resend')}
        </ActionButton>
        <ActionButton size="small" permit={can(contactBindingApi.sendCode)} onClick={withdraw}>
          {t('contact.withdraw')}
        </ActionButton>
      </div>
    </>
  );
}
