import type accountCenter from './account-center';
import type anonymous from './anonymous';
import type common from './common';
import type consoleHome from './console';
import type routes from './routes';
import type rules from './rules';
import type shell from './shell';

/** Every message id, for types only; the texts are loaded area by area. */
export type Messages = typeof common &
  typeof rules &
  typeof routes &
  typeof shell &
  typeof consoleHome &
  typeof accountCenter &
  typeof anonymous;
