import * as z from 'zod';
import { ruleParams } from '@/lib/rules/rule';
import { LIMITS } from '@/lib/rules/text';
import { dnsLines } from '../dns-lines';

/** Name servers, one IPv4 or IPv6 address per line. Each wrong line is an issue that names its number. */
export const dnsServerLines = z
  .string()
  .max(LIMITS.general)
  .check((payload) => {
    // Too long is told once; its lines, which may be a pasted file, are not read.
    if (payload.value.length > 2 * LIMITS.general) return;
    for (const { line, text, address } of dnsLines(payload.value)) {
      if (address !== null) continue;
      const params = ruleParams('dnsLine', { line, text });
      payload.issues.push({ code: 'custom', input: payload.value, params, continue: true });
    }
  })
  .default('');
