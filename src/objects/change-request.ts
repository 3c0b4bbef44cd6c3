import { to } from '@/routes/href';
import { object } from './object';

/** What somebody else is asked to look at before it is done. */
export const changeRequest = object({
  label: 'log.kindChangeRequest',
  address: ({ id }) => to('/console/change_request/:id', { id }),
  fields: {
    approval: 'log.fieldApproval',
    asked: 'log.fieldAskedChanges',
    bypass: 'log.fieldBypass',
    comments: 'log.fieldOpenComments',
    isWaitingForMe: 'log.fieldIsWaiting',
    network: 'log.fieldReviewNetwork',
    organization: 'log.fieldReviewOrganization',
    reason: 'log.fieldReason',
    recovery: 'log.fieldReviewRecovery',
    revision: 'log.fieldRevision',
    role: 'log.fieldReviewRole',
    state: 'log.fieldRequestState',
    taskId: 'log.fieldRequestTask',
    text: 'log.fieldText',
    title: 'log.fieldRequestTitle',
  },
});
