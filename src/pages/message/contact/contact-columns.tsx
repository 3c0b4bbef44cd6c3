import type { Contact } from '@/api/message/contact';
import type { T } from '@/i18n/use-t';
import { Absent } from '@/ui/data/absent';
import { type StatusMap, StatusTag, statusText } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { TYPE, VERIFICATION, WECHAT } from './labels';
import './contact.css';

const col = columnsOf<Contact>();

/** Where somebody is reached, and under it how far that is proven. */
const reached = (value: string, state: string, map: StatusMap) =>
  value === '' ? (
    <Absent />
  ) : (
    <span className="contact-reach">
      <Copyable text={value} />
      <StatusTag value={state} map={map} />
    </span>
  );

const reachedText = (t: T, value: string, state: string) =>
  value === '' ? null : `${value} ${statusText(t, VERIFICATION, state)}`;

export const contactColumns = (t: T, actions: (contact: Contact) => readonly Action[]): readonly Column<Contact>[] => [
  { ...col.text('name', t('receiver.name')), sorter: true, width: 144 },
  {
    ...col.words('type', t('receiver.type'), ({ type }) => statusText(t, TYPE, type)),
    isDetail: true,
  },
  {
    ...col.code('phone', t('receiver.phone')),
    isInSight: true,
    exportValue: ({ phone, phoneState }) => reachedText(t, phone, phoneState),
    render: (_: unknown, { phone, phoneState }: Contact) => reached(phone, phoneState, VERIFICATION),
  },
  {
    ...col.code('email', t('receiver.email')),
    className: 'contact-email',
    isInSight: true,
    exportValue: ({ email, emailState }) => reachedText(t, email, emailState),
    render: (_: unknown, { email, emailState }: Contact) => reached(email, emailState, VERIFICATION),
  },
  // One way of several to reach somebody: not how the contact stands.
  { ...col.status('wechatState', t('receiver.wechat'), WECHAT), isState: false, isDetail: true },
  { ...col.time('createdAt', t('receiver.createdAt')), standing: 'descend' },
  { ...col.actions(t('table.actions'), actions), width: 168 },
];
