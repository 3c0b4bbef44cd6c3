import type { Contact } from '@/api/message/contact';
import { isFresh } from '../runtime/personas';
import { table } from '../runtime/table';
import { SEED_TIME } from '../runtime/world';

const DAY = 86_400_000;

const row = (serial: number, seed: Partial<Contact> & { name: string }): Contact => {
  const phone = seed.phone ?? `136${String(20_000_000 + serial)}`;
  const email = seed.email ?? `oncall-${serial}@acme.example`;
  return {
    id: `CT-${serial}`,
    type: 'custom',
    phone,
    phoneState: phone === '' ? 'none' : 'verified',
    email,
    emailState: email === '' ? 'none' : 'verified',
    wechatState: 'unbound',
    createdAt: SEED_TIME - serial * 2 * DAY,
    version: 1,
    ...seed,
  };
};

/** The one whose codes nobody scans, so that they expire. */
export const NEVER_SCANS = 'CT-4';

export const contactRows = table<Contact>('contact', (world) => (isFresh(world.persona) ? [] : seeds()));

/** Both types, every state of both channels, one reachable by phone only, one with a state of a newer gateway; two pages. */
const seeds = (): Contact[] => [
  row(1, { name: 'acme', type: 'account', phone: '13800000001', email: 'ops@acme.example', wechatState: 'bound' }),
  row(2, { name: '王值班', wechatState: 'bound' }),
  row(3, { name: '李工', emailState: 'unverified' }),
  row(4, { name: '赵敏', phoneState: 'unverified', emailState: 'pending' }),
  row(5, { name: 'Night shift', email: '' }),
  row(6, { name: 'Mailing list NOC', phone: '', email: 'noc@acme.example', wechatState: 'suspended' }),
  ...Array.from({ length: 8 }, (_, index) => row(7 + index, { name: `值班组 ${index + 1}` })),
];
