import { type Contact, type ContactKind, contactBindingApi } from '@/api/account-center/contact-binding';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { CONTACT, CONTACT_IN_TEXT, CONTACT_STATE } from './contact-labels';
import './contacts.css';

interface Props {
  kind: ContactKind;
  contact: Contact;
  onBind: () => void;
}

/** One contact: what is in use, what waits for its link, and what can be done about it. */
export function ContactCard({ kind, contact, onBind }: Props) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const label = t(CONTACT[kind]);
  const name = { label: t(CONTACT_IN_TEXT[kind]) };
  const { value, pending } = contact;
  const unbind = () =>
    confirm({
      title: t('contact.unbindTitle', name),
      content: t('contact.unbindText'),
      verb: t('contact.unbind'),
      isDanger: true,
      needsPassword: true,
      run: (password) =>
        contactBindingApi
          .unbind({ kind, password })
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
          ...(pending ? [{ label: t('contact.new'), value: <Pending kind={kind} label={label} {...pending} /> }] : []),
        ]}
      />
    </Section>
  );
}

type PendingProps = NonNullable<Contact['pending']> & { kind: ContactKind; label: string };

/** A new contact before its link is activated; the old one stays in use meanwhile. */
function Pending({ kind, label, value, sentAt, expiresAt }: PendingProps) {
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
  return (
    <>
      <span className="contact-value">
        <StatusTag value="pending" map={CONTACT_STATE} /> <Copyable text={value} label={label} />
      </span>
      <p className="contact-note">
        {t('contact.sentAt')} <Time at={sentAt} /> · {t('contact.validUntil')} <Time at={expiresAt} />
      </p>
      <ActionButton size="small" permit={can(contactBindingApi.sendCode)} onClick={resend}>
        {t('contact.resend')}
      </ActionButton>
    </>
  );
}
