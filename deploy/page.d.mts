export function checkedBase(base: string): string;
export function pageAt(html: string, base: string): string;
export function configAt(script: string, base: string): string;
export function securityHeaders(bases?: readonly string[]): Record<string, string>;
