import { accountInfos } from '@/api/account-center/account-info';
import { limitsOf } from '../business-account/account-limits';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { contactsOf } from './contact-book';

const NAMES: Record<Language, { products: string[]; menus: string[]; industry: string; region: string }> = {
  'zh-CN': {
    products: ['DNS 云解析', '云监测', '防护 DNS'],
    menus: ['控制台', '日志', '告警', '消息'],
    industry: '金融',
    region: '北京',
  },
  'en-US': {
    products: ['Cloud DNS', 'Cloud monitoring', 'Shield DNS'],
    menus: ['Console', 'Logs', 'Alarms', 'Messages'],
    industry: 'Finance',
    region: 'Beijing',
  },
};

export const accountInfo = implement(accountInfos, {
  getOwn: (_, { world, language }) => {
    const { persona } = world;
    const names = NAMES[language];
    const contacts = contactsOf(world);
    return {
      id: `A-${persona.key}`,
      name: persona.name,
      mainAccount: 'acme',
      type: persona.type,
      status: 'normal',
      role: persona.isMain ? null : persona.key,
      userName: persona.isMain ? 'Acme Operations' : null,
      company: 'Acme Example Ltd.',
      industry: names.industry,
      region: names.region,
      phone: contacts.phone.value,
      backupPhone: contacts.backupPhone.value,
      email: contacts.email.value,
      messageChannels: ['inSite', 'sms', 'email'],
      authorization: {
        status: 'normal',
        // Only the main account sees how much of the licence is used.
        subAccounts: persona.isMain ? limitsOf(world) : null,
        nodes: persona.isMain ? { registered: 46, authorized: 100 } : null,
        products: names.products,
        productMenus: names.menus,
      },
      version: { software: '3.6.2', product: '2026.2', serialNumber: 'SN-7Q4M-20260118' },
    };
  },
  getMachineCode: () => ({ machineCode: '7C0E-91AF-23B8-D45E-0F6A-88C1' }),
});
