import type { EdgeNode } from '@/api/account-center/edge-node';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';

interface Counts {
  authorized: number | null;
  registered: number;
}

/** Whether the license allows another node; unknown counts leave the answer to the gateway. */
export const canRegister = (counts: Counts | undefined): Permit<MessageId> =>
  !counts || counts.authorized === null || counts.registered < counts.authorized || 'edgeNode.limitReached';

/** What the form starts with. */
export const toForm = ({ deviceName, name, capacity, groupId }: EdgeNode) => ({ deviceName, name, capacity, groupId });
