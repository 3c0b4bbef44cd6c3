import { useContext } from 'react';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { ForbidContext } from '@/ui/feedback/confirm';
import type { Plan } from './carry-out';
import type { AccountPlan, Stuck } from './revocation';

const STUCK = {
  gone: 'accessReview.stuckGone',
  lastMenu: 'accessReview.stuckLastMenu',
  organization: 'accessReview.stuckOrganization',
  policyOfOrganization: 'accessReview.stuckPolicy',
  policyRight: 'accessReview.stuckPolicyRight',
} as const satisfies Record<Stuck, MessageId>;

/** Why a line cannot be taken away here, and where it can. */
export const stuckText = (t: T, { why, subject }: AccountPlan['stuck'][number]) => t(STUCK[why], { name: subject });

/** What happens, by what is changed: menu items, rows and full data of each account, then policies with all that lose them. */
function happenings(t: T, { accounts, targets }: Plan): { key: string; text: string }[] {
  const join = (names: readonly string[]) => listed(names, t('common.separator'));
  const titles = new Map(
    targets.products.flatMap(({ name, menus }) => menus.map((one) => [one.key, `${name} / ${one.name}`] as const)),
  );
  const products = new Map(targets.products.map(({ code, name }) => [code, name]));
  const own = accounts.flatMap(({ account, role, menus, menusLeft, fullData, rows }) => {
    const { id, name } = account;
    return [
      ...(menus.length > 0
        ? [
            {
              key: `menus ${id}`,
              text: t('accessReview.takesMenus', {
                account: name,
                count: menus.length,
                names: join(menus.map((menu) => titles.get(menu) ?? menu)),
                left: menusLeft.length,
                role,
              }),
            },
          ]
        : []),
      ...fullData.map((code) => ({
        key: `full ${id} ${code}`,
        text: t('accessReview.endsFullData', { account: name, product: products.get(code) ?? code }),
      })),
      ...(rows.length > 0
        ? [
            {
              key: `rows ${id}`,
              text: t('accessReview.removesRows', {
                account: name,
                count: rows.length,
                names: join(rows.map((row) => row.name)),
              }),
            },
          ]
        : []),
    ];
  });
  const policies = new Map(accounts.flatMap((one) => one.policies.map(({ id, name }) => [id, name] as const)));
  const detached = [...policies].map(([id, name]) => {
    const losing = accounts.filter((one) => one.policies.some((policy) => policy.id === id));
    return {
      key: `policy ${id}`,
      text: t('accessReview.detaches', {
        policy: name,
        count: losing.length,
        names: join(losing.map(({ account }) => account.name)),
      }),
    };
  });
  const besides = accounts.flatMap(({ account, alsoLost, alsoGained }) => [
    ...(alsoLost.length > 0
      ? [
          {
            key: `lost ${account.id}`,
            text: t('accessReview.alsoLost', { account: account.name, names: join(alsoLost) }),
          },
        ]
      : []),
    ...(alsoGained.length > 0
      ? [
          {
            key: `gained ${account.id}`,
            text: t('accessReview.alsoGained', { account: account.name, names: join(alsoGained) }),
          },
        ]
      : []),
  ]);
  return [...own, ...detached, ...besides];
}

/** What exactly is changed so that the lines go, and which of them stay and why. */
export function PlanText({ plan, count }: { plan: Plan; count: number }) {
  const t = useT();
  const forbid = useContext(ForbidContext);
  const stuck = plan.accounts.flatMap((one) => one.stuck);
  return (
    <>
      {count > 0 && (
        <ul aria-label={t('accessReview.happens')}>
          {happenings(t, plan).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
      {stuck.length > 0 && <p>{t('accessReview.stay', { count: stuck.length })}</p>}
      {stuck.length > 0 && (
        <ul ref={count === 0 ? forbid : undefined}>
          {stuck.map((one) => (
            <li key={`${one.line.list} ${one.line.id}`}>
              {t('accessReview.stays', {
                account: one.line.account.name,
                what: one.line.what,
                why: stuckText(t, one),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
