import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { duplicateRows, MAX_RESOURCE_ROWS, type ResourceRow, resourceRows } from '@/api/business-account/resource-row';
import { ResourceRows } from '@/components/resource-rows/resource-rows';
import { summarize } from '@/components/resource-rows/summary';
import { loadMessages } from '@/i18n/messages';
import { FormPanel } from '@/ui/form/form-panel';
import { renderPart } from '../support/render';

const schema = z.object({ resources: resourceRows });

const ZONE: ResourceRow = { name: 'acme.example', type: 'zone', operation: 'readOnly', module: 'cloud' };
const LINE: ResourceRow = { name: '*.telecom', type: 'line', operation: 'readWrite' };

async function show(resources: ResourceRow[], rest: Pick<Parameters<typeof ResourceRows>[0], 'covered' | 'cap'> = {}) {
  await loadMessages('en-US', ['components/resource-rows']);
  let saved: unknown;
  const shown = await renderPart(
    <FormPanel
      permit
      name="rows"
      schema={schema}
      initial={{ resources }}
      onSubmit={(input) => {
        saved = input;
        return Promise.resolve();
      }}
      submitText="Save"
    >
      <ResourceRows label="Resources" {...rest} />
    </FormPanel>,
  );
  return { ...shown, saved: () => saved };
}

const names = () => screen.getAllByRole('combobox', { name: 'Resource name' });
const result = () => screen.getByRole('region', { name: 'Effective result' });

describe('resource rows', () => {
  it('sum up what the rows come to, module by module, while they are edited', async () => {
    const { user } = await show([ZONE, LINE]);
    await waitFor(() => expect(result()).toHaveTextContent('Cloud DNS0 read/write, 1 read-only'));
    expect(result()).toHaveTextContent('Every module1 read/write, 0 read-only');
    await user.click(screen.getByRole('button', { name: 'Remove entry 1' }));
    await waitFor(() => expect(result()).not.toHaveTextContent('Cloud DNS'));
  });

  it('say what they come to where the account may only read, and keep what they say', async () => {
    const { user, saved } = await show([ZONE, LINE], { cap: 'readOnly' });
    const [reading, writing] = screen.getAllByRole('combobox', { name: 'Operation' });
    expect(writing).toHaveAccessibleDescription('In effect: read-only');
    expect(reading).not.toHaveAccessibleDescription();
    expect(result()).toHaveTextContent(
      'The account’s business data is read-only: rows and policies give reading only.',
    );
    expect(result()).toHaveTextContent('Every module0 read/write, 1 read-only');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual({ resources: [ZONE, LINE] }));
  });

  it('take one operation for all of them', async () => {
    const { user, saved } = await show([ZONE, LINE]);
    await user.click(
      within(screen.getByRole('group', { name: 'Set all to' })).getByRole('button', { name: 'Read/write' }),
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toEqual({ resources: [{ ...ZONE, operation: 'readWrite' }, LINE] }));
  });

  it('refuse a second row of the same name and type in another case, until one of the two changes', async () => {
    const { user, saved } = await show([ZONE, { ...ZONE, name: '*.b.example' }]);
    const [first, second] = names();
    if (!first || !second) throw new Error('two rows');
    await user.clear(second);
    await user.type(second, 'ACME.example');
    const wrong = 'A resource of this type and name is already in the list';
    await waitFor(() => expect(screen.getByText(wrong)).toBeVisible());
    expect(second).toHaveAccessibleDescription(wrong);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('1 row needs correction')).toBeVisible());
    await user.clear(first);
    await user.type(first, 'shop.acme.example');
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()).toMatchObject({ resources: [{ name: 'shop.acme.example' }, { name: 'ACME.example' }] }),
    );
  });

  it('take a resource of the account with its type and module, or a pattern, and refuse another name', async () => {
    const { user, saved } = await show([]);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const field = screen.getByRole('combobox', { name: 'Resource name' });
    expect(field).toHaveFocus();
    await user.type(field, 'no-such-resource');
    await waitFor(() =>
      expect(screen.getByText('The account has no such resource; choose one or use a wildcard')).toBeVisible(),
    );
    await user.clear(field);
    await user.type(field, 'ACME.CN');
    expect(screen.getByRole('combobox', { name: 'Resource type' })).toHaveDisplayValue('Domain');
    expect(screen.getByRole('combobox', { name: 'Module' })).toHaveDisplayValue('Domain name manager');
    await user.clear(field);
    await user.type(field, '*.new.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toMatchObject({ resources: [{ name: '*.new.example', type: 'domain' }] }));
  });

  it('take a pasted list into an empty row, and a file or text with types and operations', async () => {
    const { user, saved } = await show([ZONE]);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.paste('acme.cn\nacme-retail.cn\n');
    expect(names().map((one) => one.getAttribute('value'))).toEqual(['acme.example', 'acme.cn', 'acme-retail.cn']);
    await user.click(screen.getByRole('button', { name: 'Paste or import' }));
    const text = 'Resource name,Resource type,Operation\n*.west.example,Zone,Read/write\nshop.acme.example\n';
    await user.click(await screen.findByRole('textbox', { name: 'Resources to paste' }));
    await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Add 2 rows' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toBeDefined());
    expect(saved()).toMatchObject({
      resources: [
        ZONE,
        { name: 'acme.cn', type: 'domain', operation: 'readOnly' },
        { name: 'acme-retail.cn' },
        { name: '*.west.example', type: 'zone', operation: 'readWrite' },
        { name: 'shop.acme.example', type: 'zone', module: 'dns' },
      ],
    });
  });

  it('are found among a hundred, set together as far as they are shown, and counted at their limit', async () => {
    const many = Array.from({ length: 99 }, (_, index): ResourceRow => ({ ...ZONE, name: `*.n${index}.example` }));
    const { user, saved } = await show([...many, LINE]);
    expect(screen.getByText('The limit of 100 rows is reached; remove some first')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search resource names' }), 'N9');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(screen.getByText('10 of 100 rows shown, 100 at most')).toBeVisible();
    await user.click(
      within(screen.getByRole('group', { name: 'Set all to' })).getByRole('button', { name: 'Read/write' }),
    );
    await user.click(screen.getByRole('button', { name: 'Remove entry 10' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toBeDefined());
    const rows = z.object({ resources: resourceRows }).parse(saved()).resources;
    expect(rows.filter(({ operation }) => operation === 'readWrite').map(({ name }) => name)).toEqual([
      ...Array.from({ length: 9 }, (_, index) => `*.n${90 + index}.example`),
      LINE.name,
    ]);
    expect(rows).toHaveLength(99);
  });

  it('ask for name and type', async () => {
    const { user, saved } = await show([]);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Resource name cannot be empty')).toBeVisible());
    expect(screen.getByText('Resource type cannot be empty')).toBeVisible();
    // The row is marked, and nothing beside it that is no field.
    expect(names()[0]).toHaveAttribute('aria-invalid', 'true');
    const search = screen.getByRole('searchbox', { name: 'Search resource names' });
    expect(search.closest('.ant-input-affix-wrapper')?.className).not.toContain('error');
    expect(saved()).toBeUndefined();
  });

  it('stand still where something wider covers their module, and say so', async () => {
    await show([ZONE, LINE], { covered: { modules: ['cloud'], note: 'Full business data covers it' } });
    const [first, second] = names();
    await waitFor(() => expect(first).toBeDisabled());
    expect(second).toBeEnabled();
    expect(within(result()).getByText('Full business data covers it')).toBeVisible();
  });
});

describe('the rows', () => {
  it.each([
    ['no name', { ...ZONE, name: '' }, false],
    ['64 characters', { ...ZONE, name: 'n'.repeat(64) }, true],
    ['65 characters', { ...ZONE, name: 'n'.repeat(65) }, false],
    ['no type', { ...ZONE, type: '' }, false],
    ['an operation nobody knows', { ...ZONE, operation: 'all' }, false],
    ['neither module nor asset type', LINE, true],
  ])('with %s', (_, row, isGood) => {
    expect(resourceRows.safeParse([row]).success).toBe(isGood);
  });

  it('are at most a hundred', () => {
    const rows = Array.from({ length: MAX_RESOURCE_ROWS + 1 }, (_, index) => ({ ...ZONE, name: `n${index}` }));
    expect(resourceRows.safeParse(rows).success).toBe(false);
    expect(resourceRows.safeParse(rows.slice(1)).success).toBe(true);
  });

  it('are the same by name and type, whatever module they name', () => {
    const upper = { ...ZONE, name: 'Acme.Example', module: 'sdns' };
    expect(duplicateRows([ZONE, LINE, { ...ZONE, type: 'line' }, upper, undefined])).toEqual([3]);
  });

  it('count for nothing before they have name and type; a covered module is told without rows', () => {
    expect(summarize([{ ...ZONE, name: '' }, undefined, LINE], ['dns'])).toEqual([
      { module: 'dns', readWrite: 0, readOnly: 0, isCovered: true },
      { module: undefined, readWrite: 1, readOnly: 0, isCovered: false },
    ]);
  });
});
