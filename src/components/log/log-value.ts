/** A value of an entry that lists of the log can be narrowed by: as a filter, or as what the keyword finds. */
export interface LogValue {
  field: 'account' | 'kind' | 'verb' | 'result' | 'level' | 'objectId' | 'ip' | 'requestId';
  value: string;
  /** How it is shown. */
  text: string;
}
