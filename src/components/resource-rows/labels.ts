import type { Operation } from '@/api/business-account/resource-row';
import type { MessageId } from '@/i18n/messages';

export const OPERATIONS = {
  readWrite: 'resourceRows.readWrite',
  readOnly: 'resourceRows.readOnly',
} as const satisfies Record<Operation, MessageId>;
