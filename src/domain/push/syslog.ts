import { type DynamicValue, type PushEvent, tagsOf } from './event';

/** The two formats by their numbers: BSD syslog, and its successor. */
export type SyslogFormat = 'rfc3164' | 'rfc5424';

/** local0: what is not part of the receiver's own system. */
const FACILITY = 16;
/** The number that RFC 5612 reserves for examples; a gateway writes its own here. */
const ENTERPRISE = 32473;
const MAX_3164 = 1024;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const UNSAFE = /[\p{Cc}\u2028\u2029]/gu;

/** Control characters as rsyslog writes them (#012 is a line feed): a line that breaks would be two messages. */
const oneLine = (text: string): string =>
  text.replace(UNSAFE, (sign) => `#${sign.charCodeAt(0).toString(8).padStart(3, '0')}`);

/** A word of the header: printable ASCII without spaces, '-' where nothing is left. */
const headerWord = (text: string, max: number): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, max) || '-';

/** A name in structured data (SD-NAME): also none of = ] ". */
const sdName = (text: string): string => text.replace(/[^\x21-\x7e]|[=\]"]/g, '').slice(0, 32) || '-';

const sdValue = (text: string): string => oneLine(text).replace(/[\\"\]]/g, '\\$&');

const priority = ({ severity }: PushEvent) => `<${FACILITY * 8 + severity}>`;

function structured(id: string, pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return '';
  return `[${id}@${ENTERPRISE}${pairs.map(([name, value]) => ` ${sdName(name)}="${sdValue(value)}"`).join('')}]`;
}

const pairsOf = ({ fields }: PushEvent): [string, string][] =>
  Object.entries(fields).map(([name, value]) => [name, String(value)]);

const BOM = '\uFEFF';
const isAscii = (text: string) => /^[\x20-\x7E]*$/.test(text);
/** RFC 5424, 6.4: a message in UTF-8 begins with the byte order mark; one of ASCII alone needs none. */
const message5424 = (text: string) => (isAscii(text) ? text : `${BOM}${text}`);

function rfc5424(event: PushEvent, tag: string, values: readonly DynamicValue[]): string {
  const time = new Date(event.at).toISOString();
  const header = [time, headerWord(event.host, 255), headerWord(tag, 48), '-', headerWord(event.module, 32)];
  const data = structured('event', [['id', event.id], ...pairsOf(event)]) + structured('tags', tagsOf(event, values));
  return `${priority(event)}1 ${header.join(' ')} ${data} ${message5424(oneLine(event.text))}`;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** `Nov  2 09:30:00`, in UTC since the format has no zone. */
function bsdTime(at: number): string {
  const date = new Date(at);
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':');
  return `${MONTHS[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2)} ${clock}`;
}

const bytes = new TextEncoder();

/** As many whole characters as the packet holds. */
function cut(line: string, max: number): string {
  if (bytes.encode(line).length <= max) return line;
  let length = 0;
  let kept = '';
  for (const sign of line) {
    length += bytes.encode(sign).length;
    if (length > max) break;
    kept += sign;
  }
  return kept;
}

const quoted = ([name, value]: readonly [string, string]) => `${sdName(name)}="${sdValue(value)}"`;

function rfc3164(event: PushEvent, tag: string, values: readonly DynamicValue[]): string {
  const facts: [string, string][] = [
    ['id', event.id],
    ['module', event.module],
    ...pairsOf(event),
    ...tagsOf(event, values),
  ];
  const name = tag.replace(/[^A-Za-z0-9]/g, '').slice(0, 32) || '-';
  const head = `${priority(event)}${bsdTime(event.at)} ${headerWord(event.host, 255)} ${name}:`;
  return cut(`${head} ${oneLine(event.text)} ${facts.map(quoted).join(' ')}`, MAX_3164);
}

/** The one line that a syslog receiver gets for an event. */
export function syslogLine(
  event: PushEvent,
  { format, tag, values }: { format: SyslogFormat; tag: string; values: readonly DynamicValue[] },
): string {
  return format === 'rfc5424' ? rfc5424(event, tag, values) : rfc3164(event, tag, values);
}
