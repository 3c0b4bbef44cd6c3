import { control } from '@mock/control';
import { expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { ORIGIN, signIn, worlds } from '../support/gateway';

const ask = (token: string, sizes: object) =>
  control(
    new Request(`${ORIGIN}/mock/size`, {
      method: 'POST',
      headers: { 'Access-Token': token },
      body: JSON.stringify(sizes),
    }),
    worlds,
  );

const firstPage = { current: 1, pageSize: 10 };

it('one world becomes as large as it was asked to be, and no other does', async () => {
  const { token } = signIn();
  await ask(token, { secretKey: 5000 });
  await expect(secretKeyApi.list(firstPage)).resolves.toMatchObject({ total: 5000 });
  signIn();
  await expect(secretKeyApi.list(firstPage)).resolves.toMatchObject({ total: 24 });
});

it('a size that no seed knows is refused and changes nothing', async () => {
  const { token } = signIn();
  const answer = await ask(token, { secretKeys: 5000 });
  expect(answer?.status).toBe(400);
  await expect(secretKeyApi.list(firstPage)).resolves.toMatchObject({ total: 24 });
});
