import { accountInfos, type OwnAccount } from '@/api/account-center/account-info';
import { DAY } from '@/lib/time';
import { limitsOf } from '../business-account/account-limits';
import { accountsOf, MAIN_ACCOUNT, SOFTWARE, toWire } from '../business-account/account-rows';
import { authorizationOf, menusOfAccount } from '../business-account/authorization';
import { licenseOf } from '../business-account/license';
import { menuTreeOf, productsOfMenus, productTitle } from '../business-account/products';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { contactsOf } from './contact-book';
import { AUTHORIZED, nodesOf } from './edge-rows';

const OF_MAIN: Record<Language, { industry: string; region: string }> = {
  'zh-CN': { industry: '金融', region: '北京' },
  'en-US': { industry: 'Finance', region: 'Beijing' },
};

const LICENSE_DAYS = 240;
const MACHINE_CODE = '7C0E-91AF-23B8-D45E-0F6A-88C1';
const SERIAL_NUMBER = 'SN-7Q4M-20260118';

/** Titles of opened products, and of each its menu items. */
function namesOf(language: Language, products: readonly string[], menus: readonly string[]) {
  const opened = menuTreeOf(language)
    .filter(({ code }) => products.includes(code))
    .map((one) => ({ ...one, menus: one.menus.filter(({ id }) => menus.includes(id)) }))
    .filter((one) => one.menus.length > 0);
  const listed = (titles: readonly string[]) =>
    language === 'zh-CN' ? `（${titles.join('、')}）` : ` (${titles.join(', ')})`;
  return {
    products: products.flatMap((code) => productTitle(code, language) ?? []),
    productMenus: opened.map((one) => `${one.title}${listed(one.menus.map(({ title }) => title))}`),
    menus: opened,
  };
}

const contactsIn = (world: World) => {
  const { phone, backupPhone, email } = contactsOf(world);
  return { phone: phone.value, backupPhone: backupPhone.value, email: email.value };
};

const licenseEnds = new WeakMap<World, number>();

/** When the license of the main account ends: set once for a world, however late it is asked for again. */
function licenseEndOf(world: World): number {
  const end = licenseEnds.get(world) ?? world.now() + LICENSE_DAYS * DAY;
  licenseEnds.set(world, end);
  return end;
}

function mainAccount(world: World, language: Language): OwnAccount {
  const { id, name, type } = world.persona;
  const opened = productsOf(world).flatMap((one) => (one.isAccessible && one.isOpened ? [one.code] : []));
  return {
    id,
    name,
    mainAccount: MAIN_ACCOUNT,
    type,
    status: 'normal',
    role: null,
    userName: 'Acme Operations',
    company: 'Acme Example Ltd.',
    ...OF_MAIN[language],
    ...contactsIn(world),
    messageChannels: ['inSite', 'sms', 'email'],
    authorization: {
      status: 'normal',
      expiresAt: licenseEndOf(world),
      // Only the main account sees how much of the license is used.
      subAccounts: limitsOf(world),
      nodes: { registered: nodesOf(world).rows.length, authorized: AUTHORIZED },
      ...namesOf(
        language,
        opened,
        menuTreeOf(language).flatMap(({ menus }) => menus.map((menu) => menu.id)),
      ),
    },
    version: { software: SOFTWARE, product: '2026.2', serialNumber: SERIAL_NUMBER },
  };
}

/** A sub-account says of itself what its administrators see of it. */
function subAccount(world: World, language: Language): OwnAccount {
  const row = accountsOf(world).get(world.persona.id);
  const { role, id, name, type, status, userName, company, industry, region } = toWire(world, row);
  const { basic } = authorizationOf(world, id);
  const menus = menusOfAccount(world, id);
  const { serialNumber, productVersion, expiresAt } = licenseOf(world, id);
  return {
    ...{ id, name, type, status, userName, company, industry, region },
    mainAccount: MAIN_ACCOUNT,
    role: role?.name ?? null,
    ...contactsIn(world),
    messageChannels: [...basic.messageChannels],
    authorization: {
      status: row.authorization,
      expiresAt,
      subAccounts: null,
      nodes: null,
      ...namesOf(language, productsOfMenus(menus), menus),
    },
    version: { software: SOFTWARE, product: productVersion, serialNumber },
  };
}

export const accountInfo = implement(accountInfos, {
  getOwn: (_, { world, language }) =>
    world.persona.isMain ? mainAccount(world, language) : subAccount(world, language),
  getMachineCode: (_, { world }) => ({
    machineCode: world.persona.isMain ? MACHINE_CODE : (licenseOf(world, world.persona.id).machineCode ?? MACHINE_CODE),
  }),
});
