import type { Finding } from '../lint';
import { detectionMs, FAST_MS, SLOW_MS } from '../lint-timers';
import type { NodeConfig } from '../node-config';

/** Templates that call a busy link dead, or that are slower than the protocols they serve. */
export function lintBfd({ bfdTemplates }: NodeConfig): Finding[] {
  return bfdTemplates.flatMap((template): Finding[] => {
    const ms = detectionMs(template);
    const path = ['bfdTemplates', template.id, 'multiplier'] as const;
    if (ms < FAST_MS) return [{ level: 'warning', code: 'bfdFast', path, values: { ms, name: template.name } }];
    return ms > SLOW_MS
      ? [{ level: 'info', code: 'bfdSlow', path, values: { seconds: Math.round(ms / 1000), name: template.name } }]
      : [];
  });
}
