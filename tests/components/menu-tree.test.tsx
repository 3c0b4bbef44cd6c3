import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { menuIds, type ProductMenus, productsWithoutMenu } from '@/api/business-account/menu-tree';
import { MenuTree } from '@/components/menu-tree/menu-tree';
import { loadMessages } from '@/i18n/messages';
import { type CheckNode, checkOf, search, toggle } from '@/ui/tree/checks';
import { renderPart } from '../support/render';

const TREE: ProductMenus[] = [
  {
    code: 'cloud',
    title: 'Cloud DNS',
    menus: [
      { id: 'cloud.zones', title: 'Zones' },
      { id: 'cloud.lines', title: 'Smart lines' },
    ],
  },
  { code: 'sdns', title: 'Shield DNS', menus: [{ id: 'sdns.lists', title: 'Lists' }] },
  { code: 'brand', title: 'Brand block', menus: [] },
];

/** The same as the tree of the kit has it. */
const NODES: CheckNode[] = TREE.map(({ code, title, menus }) => ({
  key: code,
  title,
  children: menus.map((menu) => ({ key: menu.id, title: menu.title })),
}));

function Held({ start = [], products }: { start?: string[]; products?: string[] }) {
  const [menus, setMenus] = useState(start);
  return (
    <>
      <MenuTree label="Menus" tree={TREE} products={products} value={menus} onChange={setMenus} />
      <output aria-label="value">{menus.join()}</output>
    </>
  );
}

async function show(props: { start?: string[]; products?: string[] } = {}) {
  await loadMessages('en-US', ['components/menu-tree']);
  const shown = await renderPart(<Held {...props} />);
  return { ...shown, tree: await screen.findByRole('tree', { name: 'Menus' }) };
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const value = () => screen.getByRole('status', { name: 'value' });

describe('the menu tree', () => {
  it('half-checks a product of which only some menu items are chosen, and opens it', async () => {
    await show({ start: ['cloud.zones'] });
    expect(item('Cloud DNS')).toHaveAttribute('aria-checked', 'mixed');
    expect(item('Cloud DNS')).toHaveAttribute('aria-expanded', 'true');
    expect(item('Zones')).toHaveAttribute('aria-checked', 'true');
    expect(item('Shield DNS')).toHaveAttribute('aria-checked', 'false');
    expect(screen.getByText('1 of 3 chosen')).toBeVisible();
  });

  it('takes and gives up all items of a product with one click', async () => {
    const { user } = await show({ start: ['cloud.zones'] });
    await user.click(screen.getByText('Cloud DNS'));
    expect(item('Cloud DNS')).toHaveAttribute('aria-checked', 'true');
    expect(value()).toHaveTextContent('cloud.zones,cloud.lines');
    await user.click(screen.getByText('Cloud DNS'));
    expect(item('Cloud DNS')).toHaveAttribute('aria-checked', 'false');
    expect(value()).toBeEmptyDOMElement();
  });

  it('is worked by keyboard: arrows walk and fold, space chooses, Tab leaves', async () => {
    const { user, tree } = await show();
    await user.tab();
    await user.tab();
    expect(tree).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown} ');
    expect(value()).toHaveTextContent('cloud.lines');
    expect(tree).toHaveAttribute('aria-activedescendant', item('Smart lines').id);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(item('Cloud DNS')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{End}{ArrowUp}{Enter}');
    expect(value()).toHaveTextContent('cloud.lines,sdns.lists');
    await user.tab();
    expect(tree).not.toHaveFocus();
  });

  it('stops at its ends, goes on from the line that was clicked, and jumps to the next name by its letter', async () => {
    const { user, tree } = await show({ start: ['cloud.zones'] });
    tree.focus();
    await user.keyboard('{End}{ArrowDown}');
    expect(tree).toHaveAttribute('aria-activedescendant', item('Brand block').id);
    await user.keyboard('{Home}{ArrowUp}');
    expect(tree).toHaveAttribute('aria-activedescendant', item('Cloud DNS').id);
    await user.click(screen.getByText('Smart lines'));
    await user.keyboard('{ArrowDown}');
    expect(tree).toHaveAttribute('aria-activedescendant', item('Shield DNS').id);
    await user.keyboard('z');
    expect(tree).toHaveAttribute('aria-activedescendant', item('Zones').id);
  });

  it('opens and closes in the direction of the script', async () => {
    const { user, tree } = await show();
    document.documentElement.dir = 'rtl';
    try {
      tree.focus();
      await user.keyboard('{Home}{ArrowLeft}{ArrowLeft}');
      expect(tree).toHaveAttribute('aria-activedescendant', item('Zones').id);
      await user.keyboard('{ArrowRight}{ArrowRight}');
      expect(item('Cloud DNS')).toHaveAttribute('aria-expanded', 'false');
    } finally {
      document.documentElement.dir = 'ltr';
    }
  });

  it('finds products and menu items by a keyword and chooses only what is in sight', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox', { name: 'Search products and menu items' }), 'smart{Enter}');
    expect(screen.getAllByRole('treeitem').map((one) => one.textContent)).toEqual(['Cloud DNS', 'Smart lines']);
    await user.click(screen.getByText('Cloud DNS'));
    expect(value()).toHaveTextContent('cloud.lines');
    expect(item('Cloud DNS')).toHaveAttribute('aria-checked', 'mixed');
  });

  it('offers no product without menu items', async () => {
    const { user } = await show();
    expect(item('Brand block')).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(item('Brand block')).getByText('Brand block'));
    expect(value()).toBeEmptyDOMElement();
  });

  it('is for reading only inside a form that is', async () => {
    await loadMessages('en-US', ['components/menu-tree']);
    const { user } = await renderPart(
      <ConfigProvider componentDisabled>
        <Held start={['cloud.zones']} />
      </ConfigProvider>,
    );
    await waitFor(() => expect(screen.getByRole('tree', { name: 'Menus' })).toHaveAttribute('aria-disabled', 'true'));
    await user.click(screen.getByText('Smart lines'));
    expect(value()).toHaveTextContent(/^cloud.zones$/);
  });

  it('says of each selected product that it needs at least one menu item, until it has one', async () => {
    await show({ products: ['cloud', 'sdns'], start: ['cloud.zones'] });
    expect(screen.queryByText('Brand block')).toBeNull();
    expect(item('Shield DNS')).toHaveAccessibleDescription('Choose at least one menu item');
    fireEvent.click(screen.getByText('Shield DNS'));
    expect(screen.queryByText('Choose at least one menu item')).toBeNull();
  });
});

describe('the choice', () => {
  it('needs at least one menu item', () => {
    expect(menuIds.safeParse(['cloud.zones']).success).toBe(true);
    expect(menuIds.safeParse([]).error?.issues[0]).toMatchObject({ params: { rule: 'menuRequired' } });
  });

  it('names the selected products that have none of the chosen items', () => {
    expect(productsWithoutMenu(TREE, ['cloud', 'sdns', 'gone'], ['cloud.zones'])).toEqual(['sdns', 'gone']);
  });

  it('keeps ids that the tree does not know, behind the tree’s own order', () => {
    expect(toggle(NODES, ['old.id', 'sdns.lists'], ['cloud.lines'])).toEqual(['cloud.lines', 'sdns.lists', 'old.id']);
  });

  it.each([
    [[], 'false'],
    [['cloud.zones'], 'mixed'],
    [['cloud.zones', 'cloud.lines'], 'true'],
  ])('%j leaves the product %s', (chosen, expected) => {
    expect(NODES.slice(0, 1).map((one) => checkOf(one, new Set(chosen)))).toEqual([expected]);
  });

  it('is searched in any case; a product that matches keeps all its items', () => {
    expect(search(NODES, ' SHIELD ').map(({ key, children }) => [key, children?.length])).toEqual([['sdns', 1]]);
    expect(search(NODES, '')).toBe(NODES);
  });
});
