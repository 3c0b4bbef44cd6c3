import { contactBindingApi } from '@/api/account-center/contact-binding';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmTaskApi } from '@/api/alarm/task';
import { subAccountApi } from '@/api/business-account/sub-account';
import type { AnyCall } from '@/lib/contract/client';

/** What the first steps are about: a write there may have done one. */
export const STEP_SOURCES: readonly AnyCall[] = [
  loginSecurityApi.update,
  contactBindingApi.bind,
  secretKeyApi.add,
  subAccountApi.list,
  alarmTaskApi.add,
];
