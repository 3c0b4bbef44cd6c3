import type { SecretKey } from '@/api/account-center/secret-key';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';

type State = Pick<SecretKey, 'status'>;

/** State rules of a key, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  enable: (key: State): Permit<MessageId> => key.status === 'disabled' || 'secretKey.isEnabled',
  disable: (key: State): Permit<MessageId> => key.status === 'enabled' || 'secretKey.isDisabled',
};
