import type { RoleEffect } from '@/api/business-account/role-sso';
import type { T } from '@/i18n/use-t';

/** Who gets which role in the place of which, or none any more. */
export function effectText(t: T, { user, from, to }: RoleEffect): string {
  const gained = to?.name ?? t('roleEffect.none');
  return from
    ? t('roleEffect.changes', { user, from: from.name, to: gained })
    : t('roleEffect.gains', { user, to: gained });
}

/** The first users whom a change of mappings concerns, as list items, and how many more there are. */
export function effectItems(t: T, { list, total }: { list: readonly RoleEffect[]; total: number }) {
  const hidden = total - list.length;
  return [
    ...list.map((one) => ({ key: one.id, label: effectText(t, one) })),
    ...(hidden > 0 ? [{ key: 'more', label: t('roleEffect.more', { count: hidden }) }] : []),
  ];
}
