import type { AnyCall } from '@/lib/contract/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { contactBindings } from '../account-center/contact-binding';
import type { loginSecurities } from '../account-center/login-security';
import type { passwords } from '../account-center/password';
import type { secretKeys } from '../account-center/secret-key';
import type { alarmRecords } from '../alarm/record';
import type { silences } from '../alarm/silence';
import type { alarmTasks } from '../alarm/task';
import type { identityProviders } from '../business-account/identity-provider';
import type { licenses } from '../business-account/license';
import type { subAccounts } from '../business-account/sub-account';
import type { providerDeliveries, pushDeliveries, robotDeliveries } from '../message/delivery';
import type { messages } from '../message/message';
import type { shareLinks } from '../report/share';
import type { configBackups } from '../system-settings/config-backup';
import type { changeRequests } from './change-request';
import type { services } from './service';

/** Calls of other resources by address alone: their schemas and rules would be a tenth of what the home loads at first. */
const call = <E extends Endpoint>(path: E['path']): AnyCall => ({ path });

/** What the first steps are about: a write there may have done one. */
export const STEP_SOURCES: readonly AnyCall[] = [
  call<typeof loginSecurities.update>('/api/acm/loginSecurity/update'),
  call<typeof contactBindings.bind>('/api/acm/contactBinding/bind'),
  call<typeof secretKeys.add>('/api/acm/secretKey/add'),
  call<typeof subAccounts.list>('/api/acm/subAccount/list'),
  call<typeof alarmTasks.add>('/api/alarm/task/add'),
];

/** What ends soon: whatever renews, exchanges or takes away one of its objects changes it. */
export const EXPIRY_SOURCES: readonly AnyCall[] = [
  call<typeof services.getStates>('/api/acm/product/getStates'),
  call<typeof licenses.get>('/api/acm/license/get'),
  call<typeof identityProviders.list>('/api/acm/identityProvider/list'),
  call<typeof loginSecurities.update>('/api/acm/loginSecurity/update'),
  call<typeof passwords.change>('/api/acm/account/changePassword'),
  call<typeof secretKeys.list>('/api/acm/secretKey/list'),
  call<typeof shareLinks.list>('/api/report/share/list'),
  call<typeof configBackups.list>('/api/sys/configBackup/list'),
  call<typeof silences.list>('/api/alarm/silence/list'),
];

/** What waits for the operator: reading a message, a change of what ends and of alarms change it. */
export const ATTENTION_SOURCES: readonly AnyCall[] = [
  call<typeof messages.list>('/api/msg/message/list'),
  ...EXPIRY_SOURCES,
  call<typeof alarmRecords.list>('/api/alarm/record/list'),
  call<typeof alarmTasks.list>('/api/alarm/task/list'),
  call<typeof changeRequests.list>('/api/acm/changeRequest/list'),
  call<typeof pushDeliveries.resume>('/api/log/pushDelivery/resume'),
  call<typeof robotDeliveries.resume>('/api/msg/robotDelivery/resume'),
  call<typeof providerDeliveries.resume>('/api/msg/providerDelivery/resume'),
];
