/**
 * Names of the business codes that endpoints may declare. The numbers are the mock gateway's own (6xxxx, decisions, wire
 * style): the console shows the message that comes with them and never branches on them.
 */
export const CODES = {
  INVALID: 60000,
  NAME_TAKEN: 60001,
  STALE_VERSION: 60002,
  WRONG_PASSWORD: 60003,
  NOT_FOUND: 60004,
  NO_RIGHT: 60005,
  ILLEGAL_STATE: 60006,
  IN_USE: 60007,
  QUOTA_REACHED: 60008,
  PASSWORD_CHANGE_NEEDED: 60009,
  WRONG_CODE: 60012,
  CONTACT_TAKEN: 60013,
  LOCKED_OUT: 60014,
  CODE_TAKEN: 60040,
  OWN_DESCENDANT: 60041,
  NODE_ID_TAKEN: 60042,
  NOT_EMPTY: 60043,
  NODE_UPGRADING: 60044,
  BAD_ACTIVATION: 60045,
  OTHER_DEVICE: 60046,
  ROLE_NAME_TAKEN: 60031,
  ACCOUNT_TAKEN: 60020,
  OWN_ACCOUNT: 60021,
  VALUE_TAKEN: 60051,
  BAD_LICENCE: 60060,
  OTHER_MACHINE: 60061,
  LICENCE_EXPIRED: 60062,
  VIEW_ONLY: 60063,
  ADDRESS_TAKEN: 60070,
} as const;

export type CodeName = keyof typeof CODES;
