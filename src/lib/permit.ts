/** Whether something may be done: true, or the id of the message that says why not. */
export type Permit<Reason extends string = string> = true | Reason;

/** True if all are; else the first reason. */
export function allOf<Reason extends string>(...permits: readonly Permit<Reason>[]): Permit<Reason> {
  return permits.find((permit) => permit !== true) ?? true;
}
