import { classes } from './rules/password';

/** 64 characters, so that six bits choose one of them evenly; none that is taken for another when it is read aloud. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789#$%*+=?@';
const LENGTH = 16;

/** A first password by chance, by the rules of passwords and with all kinds of characters. */
export function randomPassword(): string {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    const password = [...bytes].map((byte) => CHARACTERS[byte % CHARACTERS.length]).join('');
    if (Object.values(classes(password)).every(Boolean)) return password;
  }
}
