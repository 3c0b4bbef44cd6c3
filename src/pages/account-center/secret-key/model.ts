// The palette switches keys too, by the same rules.
export { can } from '@/lib/account/key-state';
