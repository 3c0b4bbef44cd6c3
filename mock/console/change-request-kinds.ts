import type { RequestContent } from '@/api/console/change-request';
import { networkChange, nodeConfig } from '@/api/system-settings/node-network';
import type { ChangeKind } from '@/domain/change-request/machine';
import { withChanges } from '@/domain/net/change-set';
import { parted } from '@/domain/net/finding-groups';
import { lint } from '@/domain/net/lint';
import type { Change } from '@/domain/net/node-config';
import { accountsOf, personaNow, personaOf } from '../business-account/account-rows';
import { organizationUsesOf } from '../business-account/organization';
import { organizationsOf } from '../business-account/organization-rows';
import { menuTreeOf } from '../business-account/products';
import { roleRowsOf, roleUsesOf } from '../business-account/role';
import type { Language } from '../runtime/messages';
import { isFresh, mayDo, maySee, type Persona, personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { warningOf } from '../system-settings/apply-history';
import { previewOf } from '../system-settings/config-backup';
import { networkOf } from '../system-settings/node-network';
import type { Kept } from './change-request-rows';

/** The right to the screen of what a kind is about, and to do it. */
export const RIGHTS: Readonly<Record<ChangeKind, { screen: string; action: string }>> = {
  network: { screen: 'businessNode', action: 'nodeNetwork.apply' },
  recovery: { screen: 'configBackup', action: 'configBackup.recover' },
  role: { screen: 'role', action: 'role.delete' },
  organization: { screen: 'organization', action: 'organization.delete' },
};

/** Whether an account may review requests of a kind now: one that is gone or locked may nothing. */
export function mayReview(world: World, id: string, kind: ChangeKind): boolean {
  const persona = personaNow(world, id);
  return persona !== null && mayDo(persona, 'changeRequest.review') && maySee(persona, RIGHTS[kind].screen);
}

/** Everybody who can sign in. */
function everybody(world: World): Persona[] {
  const main = isFresh(world.persona) ? personas.fresh : personas.main;
  return [main, ...accountsOf(world).rows.map(personaOf)].filter(({ id }) => personaNow(world, id) !== null);
}

/** Everybody who may review a request. */
export const reviewersOf = (world: World, { kind, author }: { kind: ChangeKind; author: { id: string } }): Persona[] =>
  everybody(world).filter(({ id }) => id !== author.id && mayReview(world, id, kind));

/** Who could help a request that nobody may review: by a role that has the right, or by doing it without a review. */
export function helpersOf(world: World, kind: ChangeKind): { givers: string[]; bypassers: string[] } {
  const { screen, action } = RIGHTS[kind];
  const all = everybody(world);
  const givers = all.filter((one) => maySee(one, 'role') && mayDo(one, 'role.update'));
  const bypassers = all.filter(
    (one) => maySee(one, screen) && mayDo(one, action) && mayDo(one, 'changeRequest.bypass'),
  );
  return { givers: givers.map(({ name }) => name), bypassers: bypassers.map(({ name }) => name) };
}

export const versionBase = (version: number | undefined): string => `version ${version}`;

/** A node's set as it is shown, judged now. */
export function networkContent(
  world: World,
  id: string,
  changes: readonly Change[],
  language: Language,
): RequestContent {
  const { config, version } = networkOf(world, id);
  const { fresh } = parted(lint(withChanges(config, changes), config), lint(config));
  return {
    kind: 'network',
    version,
    base: nodeConfig.parse(config),
    changes: networkChange.array().parse(changes),
    warnings: fresh.map((one) => warningOf(language, one)),
  };
}

/** What a deletion takes away; refused where something depends on it. */
export function deletionContent(
  world: World,
  kind: 'role' | 'organization',
  id: string,
): { content: RequestContent; name: string; base: string } {
  const uses = kind === 'role' ? roleUsesOf(world, id) : organizationUsesOf(world, id);
  if (Object.values(uses).some(({ total }) => total > 0)) refuse('IN_USE');
  if (kind === 'organization') {
    const { name, code, version } = organizationsOf(world).get(id);
    return { content: { kind: 'deletion', uses: [], holds: [code] }, name, base: versionBase(version) };
  }
  const { name, menus, version } = roleRowsOf(world).get(id);
  return { content: { kind: 'deletion', uses: [], holds: [...menus] }, name, base: versionBase(version) };
}

/** What a request is about, in the words of whoever reads it: menus are kept by their code. */
export function toldContent(content: RequestContent, language: Language): RequestContent {
  if (content.kind !== 'deletion') return content;
  const colon = language === 'zh-CN' ? '：' : ': ';
  const words = menuTreeOf(language).flatMap((one) =>
    one.menus.map((menu) => [menu.id, `${one.title}${colon}${menu.title}`] as const),
  );
  const titles = new Map(words);
  return { ...content, holds: content.holds.map((one) => titles.get(one) ?? one) };
}

const recoveryBase = (modules: unknown): string => JSON.stringify(modules);

/** What a recovery changes of the chosen modules. */
export function recoveryContent(
  world: World,
  { origin, modules }: Extract<Kept['work'], { kind: 'recovery' }>,
  language: Language,
): { content: RequestContent; name: string; base: string } {
  const preview = previewOf(world, origin, language);
  const chosen = preview.modules.filter(({ module }) => modules.some((one) => one === module));
  // A module that is not in the backup cannot come from it.
  if (chosen.length < modules.length) refuse('ILLEGAL_STATE');
  const { name: fileName, createdAt, productVersion } = preview;
  const plain = chosen.map(({ module, changes }) => ({
    module,
    changes: changes.map(({ path, before, after }) => [path, before, after]),
  }));
  const content: RequestContent = { kind: 'recovery', fileName, createdAt, productVersion, modules: chosen };
  return { content, name: fileName, base: recoveryBase(plain) };
}

/** What a request starts from as that is now; null where it is gone. */
function baseNow(world: World, { kind, target, work }: Kept): string | null {
  if (kind === 'network') return versionBase(networkOf(world, target.id).version);
  if (work.kind === 'recovery') return recoveryContent(world, work, 'en-US').base;
  const rows = kind === 'role' ? roleRowsOf(world).rows : organizationsOf(world).rows;
  const found = rows.find(({ id }) => id === target.id);
  return found ? versionBase(found.version) : null;
}

/** Whether what a request starts from has moved, and by whom where that is known. */
export function moved(world: World, row: Kept): { isMoved: boolean; by: string | null; at: number } {
  const isMoved = baseNow(world, row) !== row.base;
  const changedBy = row.kind === 'network' ? networkOf(world, row.target.id).changedBy : null;
  return { isMoved, by: changedBy?.name ?? null, at: isMoved ? (changedBy?.at ?? world.now()) : world.now() };
}
