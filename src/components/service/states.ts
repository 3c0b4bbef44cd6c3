import type { ServiceState } from '@/api/console/service';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { StatusMap } from '@/ui/data/status-tag';

/** The twelve states with the shape and hue that go with the word. */
export const STATES = {
  normal: { label: 'service.normal', tone: 'good' },
  testing: { label: 'service.testing', tone: 'good' },
  signing: { label: 'service.signing', tone: 'neutral' },
  renew: { label: 'service.renew', tone: 'attention' },
  serviceExpiring: { label: 'service.serviceExpiring', tone: 'attention' },
  testingExpiring: { label: 'service.testingExpiring', tone: 'attention' },
  serviceExpired: { label: 'service.serviceExpired', tone: 'bad' },
  testingExpired: { label: 'service.testingExpired', tone: 'bad' },
  serviceNotInEffect: { label: 'service.serviceNotInEffect', tone: 'neutral' },
  testingNotInEffect: { label: 'service.testingNotInEffect', tone: 'neutral' },
  notInEffect: { label: 'service.notInEffect', tone: 'neutral' },
  unableToAccess: { label: 'service.unableToAccess', tone: 'bad' },
} as const satisfies Record<ServiceState, StatusMap[string]>;

const CLOSED: Readonly<Partial<Record<ServiceState, MessageId>>> = {
  serviceExpired: 'service.noEnterExpired',
  testingExpired: 'service.noEnterTestingExpired',
  serviceNotInEffect: 'service.noEnterNotInEffect',
  testingNotInEffect: 'service.noEnterNotInEffect',
  notInEffect: 'service.noEnterNotInEffect',
  unableToAccess: 'service.noEnterUnable',
};

/** Whether a service may be entered: true, or the reason. A state unknown to the console forbids nothing. */
export const canEnter = (state: string | undefined): Permit<MessageId> =>
  Object.entries(CLOSED).find(([closed]) => closed === state)?.[1] ?? true;

export const isExpired = (state: string): boolean => state === 'serviceExpired' || state === 'testingExpired';

const TO_START: readonly string[] = ['serviceNotInEffect', 'testingNotInEffect', 'notInEffect'];

/** Whether the time of a service has not begun to run. */
export const isToStart = (state: string): boolean => TO_START.includes(state);

const ENDING: readonly string[] = ['renew', 'serviceExpiring', 'testingExpiring'];

/** Whether who uses a service has to see how it goes on: it is over, or soon will be. */
export const isToRenew = (state: string): boolean => isExpired(state) || ENDING.includes(state);
