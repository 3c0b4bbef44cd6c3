import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wholeStyle } from '../support/light-styles';
import { renderScreen } from '../support/render';
import { menuIn } from '../support/table';

const ASKED = ['display', 'visibility', 'opacity', 'content'];

it('KIT-01 what the tests take for hidden is what the document takes for it', async () => {
  const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
  await menuIn(user, (await screen.findAllByRole('row'))[1] ?? document.body);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  await screen.findByRole('dialog', { name: 'Create key' });
  const given = document.createElement('p');
  given.innerHTML =
    '<i style="visibility: hidden"><b style="visibility: visible"></b><u></u></i><s style="opacity: 0"></s>';
  document.body.append(given);
  const all = [...document.querySelectorAll('*')];
  const valuesIn = (styleOf: (element: Element) => CSSStyleDeclaration) =>
    all.map((element) => [
      element.outerHTML.slice(0, 80),
      ...ASKED.map((name) => styleOf(element).getPropertyValue(name)),
    ]);
  const light = valuesIn(getComputedStyle);
  expect(light).toEqual(valuesIn(wholeStyle));
  // None of them could be told apart if nothing were hidden.
  const seen = light.map(([, ...values]) => values.join(' '));
  expect(seen.filter((one) => /none/.test(one)).length).toBeGreaterThan(5);
  expect(seen.filter((one) => /hidden/.test(one)).length).toBeGreaterThan(1);
  given.remove();
});
