import type { DynamicValue, PushEvent } from './event';
import { tagsOf } from './event';

/** Where one fact of an event stands in each of the three forms. */
export interface Mapping {
  readonly fact: string;
  readonly json: string;
  readonly rfc5424: string;
  readonly rfc3164: string;
  readonly value: string;
}

const header = (fact: string, rfc5424: string, rfc3164: string, value: string): Mapping => ({
  fact,
  json: `$.${fact}`,
  rfc5424,
  rfc3164,
  value,
});

/** Every fact of an event with its places, header first, then its fields and the task's own tags. */
export function mappingOf(event: PushEvent, values: readonly DynamicValue[]): Mapping[] {
  const pair = (fact: string, json: string, id: string, value: string): Mapping => ({
    fact,
    json,
    rfc5424: `[${id}@32473 ${fact}]`,
    rfc3164: `${fact}=""`,
    value,
  });
  return [
    header('time', 'TIMESTAMP', 'TIMESTAMP', new Date(event.at).toISOString()),
    header('severity', 'PRI', 'PRI', String(event.severity)),
    header('host', 'HOSTNAME', 'HOSTNAME', event.host),
    header('module', 'MSGID', 'module=""', event.module),
    header('text', 'MSG', 'CONTENT', event.text),
    pair('id', '$.id', 'event', event.id),
    ...Object.entries(event.fields).map(([name, value]) => pair(name, `$.fields.${name}`, 'event', String(value))),
    ...tagsOf(event, values).map(([tag, value]) => pair(tag, `$.tags.${tag}`, 'tags', value)),
  ];
}
