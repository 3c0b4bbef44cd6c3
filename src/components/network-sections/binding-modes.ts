import type { Binding } from '@/domain/net/bindings/schema';
import type { MessageId } from '@/i18n/messages';

type Labels = Readonly<Record<Binding['mode'], MessageId>>;

export const MODES = {
  0: 'binding.mode0',
  1: 'binding.mode1',
  2: 'binding.mode2',
  3: 'binding.mode3',
  4: 'binding.mode4',
  5: 'binding.mode5',
  6: 'binding.mode6',
} as const satisfies Labels;

export const MEANINGS = {
  0: 'binding.meaning0',
  1: 'binding.meaning1',
  2: 'binding.meaning2',
  3: 'binding.meaning3',
  4: 'binding.meaning4',
  5: 'binding.meaning5',
  6: 'binding.meaning6',
} as const satisfies Labels;
