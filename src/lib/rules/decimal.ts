import * as z from 'zod';

const PLAIN = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

/** A decimal number from a form's text or from the wire: no exponent, sign +, leading zero or space. Gives a number. */
export const decimal = z.union([z.string(), z.number()]).transform((input, payload) => {
  if (typeof input === 'number' && Number.isFinite(input)) return input;
  if (typeof input === 'string' && PLAIN.test(input)) return Number(input);
  if (input === '') payload.issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input });
  else payload.issues.push({ code: 'invalid_type', expected: 'number', input });
  return z.NEVER;
});
