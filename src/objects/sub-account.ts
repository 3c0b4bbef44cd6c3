import { subAccountApi } from '@/api/business-account/sub-account';
import { to } from '@/routes/href';
import { LOGIN_FIELDS } from './fields';
import { found, locked, object } from './object';

const ACCOUNTS = '/business_account/account_management';
const address = ({ id }: { id: string }) => to(`${ACCOUNTS}/:id`, { id });

export const subAccount = object({
  label: 'log.kindSubAccount',
  address,
  fields: {
    ...LOGIN_FIELDS,
    authorization: 'log.fieldAuthorization',
    company: 'log.fieldCompany',
    dataAccess: 'log.fieldDataAccess',
    dns: 'log.fieldDns',
    followsRole: 'log.fieldFollowsRole',
    fullBusinessData: 'log.fieldFullBusinessData',
    fullLogData: 'log.fieldFullLogData',
    industry: 'log.fieldIndustry',
    messageChannels: 'log.fieldMessageChannels',
    organization: 'log.fieldOrganization',
    products: 'log.fieldProducts',
    region: 'log.fieldRegion',
    role: 'log.fieldRole',
    roleId: 'log.fieldRoleId',
    sdns: 'log.fieldSdns',
    userName: 'log.fieldUserName',
  },
  create: { title: 'subAccount.createTitle', call: subAccountApi.add, path: `${ACCOUNTS}/create` },
  find: found({
    screen: ACCOUNTS,
    group: 'accounts',
    call: subAccountApi.list,
    line: (account) => ({
      address: address(account),
      words: [account.name, account.userName],
      further: [account.phone, account.email, account.id],
    }),
  }),
  edit: { call: subAccountApi.update, address: (id, restore) => to(`${ACCOUNTS}/:id`, { id }, { restore }) },
  flips: locked(subAccountApi),
});
