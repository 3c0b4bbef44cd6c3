import { readStored } from '../storage';
import { safeBase, withoutEndSlashes } from './trusted';

export const BASES_KEY = 'consoleConfig';

export type Server = 'file' | 'security' | 'gateway';

/** Which server a path belongs to: `/fs/` file, `/api/sg_` security, other `/api/` gateway. */
export function serverOf(path: string): Server {
  if (path.startsWith('/fs/')) return 'file';
  if (path.startsWith('/api/sg_')) return 'security';
  return 'gateway';
}

const KEYS = { file: 'fileServer', security: 'securityServer', gateway: 'gatewayServer' } as const;

/** The stored bases; what is missing, corrupt or not allowed is left out, with a console warning. */
export function storedBases(origin: string, trusted: readonly string[]): Partial<Record<Server, string>> {
  const stored = readStored(BASES_KEY);
  if (stored === null) return {};
  const bases: Partial<Record<Server, string>> = {};
  for (const server of ['file', 'security', 'gateway'] as const) {
    const wanted = Reflect.get(Object(stored), KEYS[server]);
    if (wanted === undefined || wanted === '') continue;
    const base = safeBase(wanted, origin, trusted);
    if (base === null) console.warn(`[config] consoleConfig.${KEYS[server]} is ignored: not an allowed base`);
    else bases[server] = base;
  }
  return bases;
}

/** The address of a path, or of what stands there in its place: its server's base without a trailing slash, or the same origin. */
export function gatewayAddress(path: string, bases: Partial<Record<Server, string>>, at = path): string {
  return `${withoutEndSlashes(bases[serverOf(path)] ?? '')}${at}`;
}
