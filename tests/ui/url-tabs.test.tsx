import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../support/render';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

const seen: (string | null)[] = [];
const scroll = Element.prototype.scrollIntoView;

afterEach(() => {
  Element.prototype.scrollIntoView = scroll;
  seen.length = 0;
});

describe('tabs in a row that scrolls', () => {
  it('brings the open one to the middle, so that what is beside it is seen', async () => {
    Element.prototype.scrollIntoView = function (how) {
      if (this.getAttribute('role') === 'tab')
        seen.push(`${this.textContent} ${typeof how === 'object' ? how.inline : how}`);
    };
    const { user } = await renderScreen(`${NODE}?tab=bfd`);
    await screen.findByRole('tab', { name: 'BFD', selected: true });
    await user.click(screen.getByRole('tab', { name: 'Review and apply' }));
    expect(seen).toEqual(['BFD center', 'Review and apply center']);
  });
});
