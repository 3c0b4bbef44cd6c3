import { toInteger, wholeNumber } from './integer';

const inRange = (port: number) => port >= 1 && port <= 65535;

/** A decimal port number as text, 1 to 65535. */
export function isPort(text: string): boolean {
  const port = toInteger(text);
  return port !== null && inRange(port);
}

/** A port, 1 to 65535, from a form's text or from the wire; whatever is wrong has one message. */
export const port = wholeNumber('portFormat', inRange);
