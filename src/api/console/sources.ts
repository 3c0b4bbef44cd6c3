import type { AnyCall } from '@/lib/contract/client';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { contactBindings } from '../account-center/contact-binding';
import type { loginSecurities } from '../account-center/login-security';
import type { secretKeys } from '../account-center/secret-key';
import type { alarmRecords } from '../alarm/record';
import type { alarmTasks } from '../alarm/task';
import type { subAccounts } from '../business-account/sub-account';
import type { messages } from '../message/message';
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

/** What waits for the operator: reading a message, a change of products and of alarms change it. */
export const ATTENTION_SOURCES: readonly AnyCall[] = [
  call<typeof messages.list>('/api/msg/message/list'),
  call<typeof services.getStates>('/api/acm/product/getStates'),
  call<typeof alarmRecords.list>('/api/alarm/record/list'),
  call<typeof alarmTasks.list>('/api/alarm/task/list'),
];
