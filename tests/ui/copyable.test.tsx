import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Copyable } from '@/ui/feedback/copyable';
import { renderPart } from '../support/render';

it('parts an address of mail behind its sign, and no secret that holds one', async () => {
  await renderPart(
    <>
      <Copyable text="zone-editor@acme.example" />
      <Copyable text="f48?dM@hJtH6kW=h" />
      <Copyable text="night-team a@b.c" />
    </>,
  );
  expect(screen.getByText('zone-editor@')).toBeVisible();
  expect(screen.getByText('f48?dM@hJtH6kW=h')).toBeVisible();
  expect(screen.getByText('night-team a@b.c')).toBeVisible();
});
