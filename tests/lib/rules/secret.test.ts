import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { crossField } from '@/lib/rules/cross-field';
import { devicePassword } from '@/lib/rules/names';
import { optional, orEmpty } from '@/lib/rules/optional';
import { password, presentPassword } from '@/lib/rules/password';
import { isSecret, keptSecret, secret, withoutSecrets } from '@/lib/rules/secret';
import { text } from '@/lib/rules/text';

const key = secret(text(16));

describe('a schema that is marked as a secret', () => {
  it.each([
    ['with further checks', key.min(2)],
    ['optional', key.optional()],
    ['empty or entered', optional(key)],
    ['with a default', orEmpty(key)],
    ['in a transform', key.transform((entered) => entered.length)],
    ['a password', password],
    ['one that is only compared', presentPassword],
    ['of a device', devicePassword],
    ['kept when empty', keptSecret],
  ])('stays one %s', (_, schema) => {
    expect(isSecret(schema)).toBe(true);
  });

  it('leaves the schema that it is made of as it was', () => {
    const plain = text(16);
    secret(plain);
    expect(isSecret(plain)).toBe(false);
  });
});

describe('values without their secrets', () => {
  const schema = crossField(
    z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('saml'), name: text(16) }),
        z.object({ type: z.literal('oidc'), name: text(16), clientSecret: key }),
      ])
      .and(
        z.object({
          bgp: z.object({ asn: z.int(), md5: optional(key) }).optional(),
          servers: z.array(z.object({ host: text(16), key })),
          keys: z.array(key),
          tags: z.record(z.string(), z.string()),
        }),
      ),
    () => [],
  );

  it('lack them at any depth, also where the chosen form of a union has no such field', () => {
    const values = {
      type: 'saml',
      name: 'corp',
      clientSecret: 's3cr3t',
      bgp: { asn: 65000, md5: 's3cr3t' },
      servers: [{ host: 'ns1', key: 's3cr3t' }, { host: 'ns2' }],
      tags: { zone: 'a' },
    };
    expect(withoutSecrets(schema, values)).toEqual({
      type: 'saml',
      name: 'corp',
      bgp: { asn: 65000 },
      servers: [{ host: 'ns1' }, { host: 'ns2' }],
      tags: { zone: 'a' },
    });
  });

  it('lack what the schema does not know: nobody could say whether it is one', () => {
    expect(withoutSecrets(schema, { name: 'corp', helper: 's3cr3t' })).toEqual({ name: 'corp' });
  });

  it('keep a broken value that is no secret as it is', () => {
    expect(withoutSecrets(schema, { name: 12, servers: 'none', bgp: null })).toEqual({
      name: 12,
      servers: 'none',
      bgp: null,
    });
  });
});
