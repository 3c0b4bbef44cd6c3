import type { Permit } from '@/lib/permit';

interface State {
  status: string;
}

/** State rules of a key, for the console and the mock alike: true, or the message id of the reason. */
export const can = {
  enable: ({ status }: State): Permit<'secretKey.isEnabled'> => status === 'disabled' || 'secretKey.isEnabled',
  disable: ({ status }: State): Permit<'secretKey.isDisabled'> => status === 'enabled' || 'secretKey.isDisabled',
};
