import { personas } from '../runtime/personas';

const NUMBERS = Object.values(personas).map(({ id }, place) => [id, (9000 + place) * 10_000] as const);

/** Each account has numbers of its own: two keys of one id would be one object to the log. */
function numberOf(owner: string): number {
  if (owner === personas.main.id) return 20260000;
  return new Map(NUMBERS).get(owner) ?? Number(owner.replace(/\D/g, '')) * 100;
}

/** The id of the nth key that an account starts with. */
export const keyId = (owner: string, nth: number): string => `AK${String(numberOf(owner) + nth).padStart(8, '0')}`;
