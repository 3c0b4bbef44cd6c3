import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NOTED = '.cache/vtysh-path';
export const VTYSH =
  process.env.VTYSH_PATH ?? (existsSync(NOTED) ? readFileSync(NOTED, 'utf8').trim() : '/usr/bin/vtysh');

/** Without the router its judgment cannot be had, and nobody is to take that for consent. */
export function needRouter(): void {
  if (existsSync(VTYSH)) return;
  throw new Error(`FRR is not installed (no ${VTYSH}): run "node .ci/ensure.mjs --frr", or install the package frr.`);
}

/** What the router of the system's packages says of a configuration text; '' where it takes every line. */
export function judged(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'router-'));
  const file = path.join(folder, 'frr.conf');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(VTYSH, ['-C', '-f', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}` || `status ${status}`;
}
