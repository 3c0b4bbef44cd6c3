/** A clock that is set by hand: `YYYY-MM-DD` and `HH:mm:ss` in the node's zone, as it was set last. */
interface ManualTime {
  readonly mode: 'manual';
  /** IANA zone. */
  readonly zone: string;
  readonly date: string;
  readonly time: string;
}

/** A clock that follows NTP servers (addresses or host names, one per line), asked every `interval` minutes. */
interface SyncedTime {
  readonly mode: 'auto';
  readonly zone: string;
  readonly servers: string;
  readonly interval: number;
}

/** How a node keeps its time. */
export type TimeSettings = ManualTime | SyncedTime;

interface SnmpOff {
  readonly version: 'off';
}

interface SnmpCommunity {
  readonly version: 'v1' | 'v2c';
  readonly port: number;
  readonly hasCommunity: true;
}

interface SnmpUser {
  readonly version: 'v3';
  readonly port: number;
  readonly user: string;
}

interface SnmpAuth extends SnmpUser {
  readonly authAlgorithm: 'MD5' | 'SHA';
  readonly hasAuthPassword: true;
}

interface SnmpPriv extends SnmpAuth {
  readonly level: 'authPriv';
  readonly privAlgorithm: 'DES' | 'AES';
  readonly hasPrivPassword: true;
}

/** By whom a node lets itself be read. Community and passwords are write-only. */
export type SnmpSettings =
  | SnmpOff
  | SnmpCommunity
  | (SnmpUser & { readonly level: 'noAuthNoPriv' })
  | (SnmpAuth & { readonly level: 'authNoPriv' })
  | SnmpPriv;
