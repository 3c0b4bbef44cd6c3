import type * as z from 'zod';
import { type PushTask, pushModule, type pushTaskInput } from '@/api/log/push-task';

const known = (modules: readonly string[]) => modules.flatMap((code) => pushModule.safeParse(code).data ?? []);

/** What the form holds of a task; the token is nobody's to see. A module that this console does not know is not kept. */
export function toForm({ name, modules, tags, callback, syslog }: PushTask): Partial<z.input<typeof pushTaskInput>> {
  const common = { name, modules: known(modules), tags };
  if (syslog) {
    const { serverIp, port, format, tag } = syslog;
    const protocol = (['udp', 'tcp', 'tls'] as const).find((one) => one === syslog.protocol) ?? 'udp';
    return { kind: 'syslog', ...common, serverIp, protocol, port, format, tag };
  }
  return { kind: 'callback', ...common, url: callback?.url ?? '', method: callback?.method === 'PUT' ? 'PUT' : 'POST' };
}
