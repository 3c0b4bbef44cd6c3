import * as z from 'zod';
import {
  type PushTask,
  pushFormat,
  pushMethod,
  pushModule,
  pushProtocol,
  type pushTaskInput,
} from '@/api/log/push-task';
import { asItCame } from '@/lib/rules/kept-choice';

/** What the form holds of a task; the token is nobody's to see. What this console does not know stays. */
export function toForm({ name, modules, tags, callback, syslog }: PushTask): Partial<z.input<typeof pushTaskInput>> {
  const common = { name, modules: modules.map((one) => asItCame(pushModule, one)), tags };
  if (syslog) {
    const { serverIp, port, format, tag } = syslog;
    return {
      kind: 'syslog',
      ...common,
      serverIp,
      protocol: asItCame(pushProtocol, syslog.protocol),
      port,
      format,
      tag,
    };
  }
  return {
    kind: 'callback',
    ...common,
    url: callback?.url ?? '',
    method: asItCame(pushMethod, callback?.method ?? 'POST'),
  };
}

const draft = z.object({
  modules: z.array(z.string()).catch([]),
  tags: z.array(z.object({ tag: z.string(), value: z.string() }).nullable().catch(null)).catch([]),
  format: pushFormat.catch('rfc5424'),
  tag: z.string().catch(''),
});

/** What a form says so far of how an entry is written: what is not finished yet is left out. */
export function draftOf(values: unknown) {
  const { tags, ...rest } = draft.parse(values ?? {});
  return { ...rest, tags: tags.flatMap((one) => (one && one.tag !== '' ? [one] : [])) };
}
export type PushDraft = ReturnType<typeof draftOf>;
