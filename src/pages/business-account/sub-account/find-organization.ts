import { type Organization, organizationApi } from '@/api/business-account/organization';
import { isSameText } from '@/lib/rules/same-text';

const PAGE = 1000;

/** The organizations of a name. */
async function named(name: string): Promise<Organization[]> {
  const found: Organization[] = [];
  for (let current = 1; ; current += 1) {
    const { list, total } = await organizationApi.list({ current, pageSize: PAGE, keyword: name });
    found.push(...list.filter((one) => isSameText(one.name, name)));
    if (list.length === 0 || current * PAGE >= total) return found;
  }
}

/** Whether what stands above it is called so, from the nearest on; `whole` where nothing stands above those. */
async function standsBelow({ parentId }: Organization, names: readonly string[]): Promise<'whole' | 'part' | null> {
  let above = parentId;
  for (const name of [...names].reverse()) {
    if (above === null) return null;
    const one = await organizationApi.get({ id: above });
    if (!isSameText(one.name, name)) return null;
    above = one.parentId;
  }
  return above === null ? 'whole' : 'part';
}

/** The id of an organization, or why what was written says none. */
export type FoundOrganization = { id: string } | { problem: 'unknown' | 'several' };

const only = (found: readonly Organization[]): FoundOrganization => {
  const [first, second] = found;
  return first && !second ? { id: first.id } : { problem: first ? 'several' : 'unknown' };
};

/**
 * The organization of a name or a path, `Head office / Operations`, which may begin anywhere above it. A name may have a
 * slash itself; of several the one whose whole path it is is meant.
 */
export async function findOrganization(written: string): Promise<FoundOrganization> {
  const byName = await named(written);
  const parts = written.split('/').map((part) => part.trim());
  const name = parts.pop() ?? '';
  if (parts.length === 0 || byName.length > 0) return only(byName);
  const candidates = name === '' ? [] : await named(name);
  const placed = await Promise.all(candidates.map((one) => standsBelow(one, parts)));
  const whole = candidates.filter((_, index) => placed[index] === 'whole');
  return only(whole.length > 0 ? whole : candidates.filter((_, index) => placed[index] !== null));
}
