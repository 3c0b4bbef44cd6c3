import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { textOf } from '../architecture/sources';

/** What deploy/dependencies.json knows: licenses, and versions with known advisories (SEC-10). Kept by hand: it works offline. */
const policy = z
  .object({
    licenses: z.object({
      allowed: z.array(z.string()),
      toolsOnly: z.record(z.string(), z.string()),
      unstated: z.record(z.string(), z.string()),
    }),
    advisories: z.array(
      z.object({ name: z.string(), from: z.string().default('0'), fixed: z.string(), source: z.string().min(1) }),
    ),
    accepted: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(textOf('deploy/dependencies.json')));

const entry = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
});
const lock = z
  .object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(textOf('package-lock.json')));
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, facts]) => ({ name: place.slice(place.lastIndexOf('node_modules/') + 13), ...entry.parse(facts) }));

const isBefore = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true }) < 0;
/** `(MPL-2.0 OR Apache-2.0)` → its choices; each choice may join several with AND. */
const choicesOf = (license: string) => license.replace(/[()]/g, '').split(' OR ');
const isAllowed = (license: string) =>
  choicesOf(license).some((choice) => choice.split(' AND ').every((one) => policy.licenses.allowed.includes(one)));
/** Binaries of a tool for one machine stand under the tool's row. */
const toolRow = (name: string) =>
  Object.keys(policy.licenses.toolsOnly).some((tool) => name === tool || name.startsWith(`${tool}-`));

describe('the lockfile', () => {
  it('names no other host than the public registry, over https', () => {
    const places = packages.flatMap(({ resolved }) => resolved ?? []);
    expect(places.filter((place) => !place.startsWith('https://registry.npmjs.org/'))).toEqual([]);
  });

  it('pins every package by its SHA-512, but for binaries of other machines', () => {
    const loose = packages.filter(({ integrity, optional }) => !optional && !integrity?.startsWith('sha512-'));
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it('has no version with a known advisory, unless its row says why that is accepted', () => {
    const found = policy.advisories.flatMap(({ name, from, fixed, source }) =>
      packages
        .filter((one) => one.name === name && !isBefore(one.version, from) && isBefore(one.version, fixed))
        .filter(() => !(source in policy.accepted))
        .map(({ version }) => `${name} ${version}: ${source}, fixed in ${fixed}`),
    );
    expect(found, 'update it, or say in deploy/dependencies.json why it cannot hurt').toEqual([]);
  });

  it('accepts no advisory that hits nothing any more', () => {
    const hit = policy.advisories.filter(({ name, from, fixed }) =>
      packages.some((one) => one.name === name && !isBefore(one.version, from) && isBefore(one.version, fixed)),
    );
    const needless = Object.keys(policy.accepted).filter((source) => !hit.some((row) => row.source === source));
    expect(needless).toEqual([]);
  });
});

describe('licenses', () => {
  it('are permissive for all that is shipped, and no tool is copyleft without a row that says how it is used', () => {
    const found = packages.filter(({ name, license, dev, optional }) => {
      if (license === undefined) return !optional && !(name in policy.licenses.unstated);
      return !isAllowed(license) && !(dev && toolRow(name));
    });
    expect(found.map(({ name, license = 'no license' }) => `${name}: ${license}`)).toEqual([]);
  });

  it('have no row for a package that is gone', () => {
    const rows = [...Object.keys(policy.licenses.toolsOnly), ...Object.keys(policy.licenses.unstated)];
    expect(rows.filter((row) => !packages.some(({ name }) => name === row))).toEqual([]);
  });
});
