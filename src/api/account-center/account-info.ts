import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { productMenus } from '../business-account/menu-tree';

/** The signed-in account as it sees itself. An absent value is null, never an empty text or 0. */
const ownAccount = z.object({
  id: z.string(),
  name: z.string(),
  mainAccount: z.string(),
  type: z.enum(['platform', 'channel', 'group', 'enterpriseMessaging', 'businessMain', 'businessSub']).or(z.string()),
  status: z.enum(['normal', 'locked']).or(z.string()),
  role: z.string().nullable(),
  userName: z.string().nullable(),
  company: z.string().nullable(),
  industry: z.string().nullable(),
  region: z.string().nullable(),
  phone: z.string().nullable(),
  backupPhone: z.string().nullable(),
  email: z.string().nullable(),
  messageChannels: z.array(z.string()),
  authorization: z.object({
    status: z.enum(['notInEffect', 'expired', 'normal']).or(z.string()),
    /** Until when the license is good, or was; null where it has no end. A gateway may not say. */
    expiresAt: instant.nullable().optional(),
    subAccounts: z.object({ used: z.int(), authorized: z.int() }).nullable(),
    nodes: z.object({ registered: z.int(), authorized: z.int() }).nullable(),
    /** Names of the products opened and of the product menu, in the language of the call. */
    products: z.array(z.string()),
    productMenus: z.array(z.string()),
    /** The same by product, item by item; absent where the gateway only has it in words. */
    menus: z.array(productMenus).optional(),
  }),
  version: z.object({
    software: z.string().nullable(),
    product: z.string().nullable(),
    serialNumber: z.string().nullable(),
  }),
});
export type OwnAccount = z.output<typeof ownAccount>;

export const accountInfos = {
  getOwn: endpoint('/api/acm/account/getOwn', { req: nothing, res: ownAccount }),
  /** A call of its own: the license service behind it may fail while the account is there. */
  getMachineCode: endpoint('/api/acm/account/getMachineCode', {
    req: nothing,
    res: z.object({ machineCode: z.string() }),
  }),
};

export const accountInfoApi = client(accountInfos);
