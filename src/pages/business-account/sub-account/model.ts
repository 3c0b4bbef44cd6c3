import type { accountAuthorizationApi } from '@/api/business-account/authorization';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { basicInput, type SubAccount } from '@/api/business-account/sub-account';
import type { MessageId } from '@/i18n/messages';
import { asItCame } from '@/lib/rules/kept-choice';

/** How many accounts may still be created; 0 at the limit of the license. */
export const freeOf = ({ authorized, used }: { authorized: number; used: number }): number =>
  Math.max(0, authorized - used);

/** The products that menu items belong to, in the tree's order. */
export const productsOf = (tree: readonly ProductMenus[], menus: readonly string[]): string[] =>
  tree.filter((product) => product.menus.some(({ id }) => menus.includes(id))).map(({ code }) => code);

/** The part of the tree that a role has: its products, each with the role's items. */
export const within = (tree: readonly ProductMenus[], menus: readonly string[]): ProductMenus[] =>
  tree.flatMap((product) => {
    const own = product.menus.filter(({ id }) => menus.includes(id));
    return own.length > 0 ? [{ ...product, menus: own }] : [];
  });

/** Those of the menu items that belong to the products: what is left when a product is taken away. */
export function menusOf(
  tree: readonly ProductMenus[],
  products: readonly string[],
  menus: readonly string[],
): string[] {
  const own = new Set(
    tree.filter(({ code }) => products.includes(code)).flatMap((one) => one.menus.map(({ id }) => id)),
  );
  return menus.filter((id) => own.has(id));
}

/** The modules whose resource rows have no effect, because all of their business data is granted anyway. */
export const coveredModules = ({ dns, sdns }: { dns?: unknown; sdns?: unknown }): string[] => [
  ...(dns === true ? ['dns'] : []),
  ...(sdns === true ? ['sdns'] : []),
];

/** The environments that the console has a word for; another one is shown as it came. */
export const DEPLOY_ENVS: Readonly<Record<string, MessageId>> = {
  publicCloud: 'license.publicCloud',
  private: 'license.private',
};

const orNone = (text: string | null) => text ?? undefined;

/** An account as its form shows it; what the gateway has no value for is empty. */
export const toBasic = (account: SubAccount) => ({
  type: asItCame(basicInput.shape.type, account.type),
  organizationId: account.organization?.id,
  userName: orNone(account.userName),
  phone: orNone(account.phone),
  email: orNone(account.email),
  company: orNone(account.company),
  industry: orNone(account.industry),
  region: orNone(account.region),
});

type Granted = Awaited<ReturnType<typeof accountAuthorizationApi.get>>;

/** What another account like this one starts with; names, contacts and the password are its own. */
export function likeOf(account: SubAccount, { basic: { roleId, ...basic }, resources }: Granted) {
  const { type, organizationId, company, industry, region } = toBasic(account);
  return {
    // One that nobody can be given is chosen anew.
    type: basicInput.shape.type.safeParse(type).data,
    organizationId,
    company,
    industry,
    region,
    basic: { ...basic, roleId: roleId ?? undefined },
    resources,
  };
}
