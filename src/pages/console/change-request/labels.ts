import type { RequestState } from '@/domain/change-request/machine';
import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const LIST = '/console/change_request';
export const DETAIL = `${LIST}/:id` as const;

export const STATE = {
  open: { label: 'changeRequest.stateOpen', tone: 'attention' },
  changesAsked: { label: 'changeRequest.stateChangesAsked', tone: 'attention' },
  approved: { label: 'changeRequest.stateApproved', tone: 'good' },
  fallen: { label: 'changeRequest.stateFallen', tone: 'bad' },
  applied: { label: 'changeRequest.stateApplied', tone: 'good' },
  withdrawn: { label: 'changeRequest.stateWithdrawn', tone: 'neutral' },
  bypassed: { label: 'changeRequest.stateBypassed', tone: 'bad' },
} as const satisfies StatusMap & Record<RequestState, unknown>;

export const KINDS = {
  network: 'changeRequest.kindNetwork',
  recovery: 'changeRequest.kindRecovery',
  role: 'changeRequest.kindRole',
  organization: 'changeRequest.kindOrganization',
} as const;

export const VIEWS = { waiting: 'changeRequest.viewWaiting', mine: 'changeRequest.viewMine' } as const;

export const EVENTS: Readonly<Record<string, MessageId>> = {
  send: 'changeRequest.eventSend',
  approve: 'changeRequest.eventApprove',
  askChanges: 'changeRequest.eventAskChanges',
  withdraw: 'changeRequest.eventWithdraw',
  apply: 'changeRequest.eventApply',
  bypass: 'changeRequest.eventBypass',
  markReviewed: 'changeRequest.eventMarkReviewed',
  comment: 'changeRequest.eventComment',
  fall: 'changeRequest.eventFall',
};

/** What doing it is called, by kind. */
export const DO_IT: Readonly<Record<string, { verb: MessageId; text: MessageId; isDanger: boolean }>> = {
  network: { verb: 'changeRequest.apply', text: 'changeRequest.applyText', isDanger: false },
  recovery: { verb: 'changeRequest.recover', text: 'changeRequest.recoverText', isDanger: true },
  role: { verb: 'changeRequest.delete', text: 'changeRequest.deleteText', isDanger: true },
  organization: { verb: 'changeRequest.delete', text: 'changeRequest.deleteText', isDanger: true },
};
