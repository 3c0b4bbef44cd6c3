import { alarmTaskApi } from '@/api/alarm/task';
import { subAccountApi } from '@/api/business-account/sub-account';
import { contactApi } from '@/api/message/contact';
import { robotApi } from '@/api/message/robot';
import { useLoad } from '@/ui/data/use-load';

/** Whose writes change who can be told. */
export const RECEIVER_CALLS = [contactApi.list, robotApi.list, subAccountApi.list] as const;

/** The contacts, robots and accounts that alarms can be sent to. */
export const useReceivers = () => useLoad(alarmTaskApi.getReceivers, {}, { dependsOn: RECEIVER_CALLS });
