interface Timers {
  /** The specification's heartbeat: the seconds between two keepalives. */
  readonly keepalive: number;
  /** The specification's keepalive cycle: a neighbour silent for so many seconds is gone; 0 never. */
  readonly hold: number;
}

/** The BGP process of a node, with its own autonomous system; null where none was ever entered. */
export type Bgp = Timers &
  (
    | { readonly isEnabled: true; readonly asNumber: number }
    | { readonly isEnabled: false; readonly asNumber: number | null }
  );

/** Somebody the node exchanges routes with. */
export interface BgpNeighbour {
  readonly id: string;
  /** IPv4 or IPv6. */
  readonly address: string;
  readonly asNumber: number;
  /** Most hops on the way to it; null where it is directly connected. */
  readonly multiHop: number | null;
  /** Loopback docking: the session comes from the loopback address. */
  readonly isLoopback: boolean;
  /** Whether its segments are signed (TCP MD5, RFC 2385); the password is never given back. */
  readonly hasPassword: boolean;
  /** The BFD template that watches it, by id; '' for none. */
  readonly bfd: string;
}

/** A host route that several nodes announce; the closest one answers. */
export interface AnycastAddress {
  readonly id: string;
  /** IPv4 or IPv6, without mask: /32 or /128. */
  readonly address: string;
  readonly isAdvertised: boolean;
  /** Withdrawn by a drain: the way back advertises it again. */
  readonly isDrained?: true | undefined;
  readonly remark: string;
}
