import { useSyncExternalStore } from 'react';
import * as z from 'zod';
import type { personalizes } from '@/api/system-settings/personalize';
import type { T } from '@/i18n/use-t';
import { resourceIn } from '@/lib/contract/resource';
import { onInvalidate } from '@/lib/query/invalidation';
import { onStored, readStored, writeStored } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { config } from './config';

const KEY = 'brand';
const RESOURCE = resourceIn<typeof personalizes>('/api/sys/personalize');

/** Stored by another release, or by somebody else: what does not fit is as if it were not there. */
const kept = z.object({
  productName: z.string().nullable().catch(null),
  logo: z.string().startsWith('data:image/').nullable().catch(null),
  favicon: z.string().startsWith('data:image/').nullable().catch(null),
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable()
    .catch(null),
  defaultLanguage: z.string().catch('browser'),
  footer: z.string().nullable().catch(null),
  version: z.int().catch(0),
});
export type Brand = z.output<typeof kept>;

const OWN: Brand = {
  productName: null,
  logo: null,
  favicon: null,
  themeColor: null,
  defaultLanguage: 'browser',
  footer: null,
  version: 0,
};

const stored = (): Brand => kept.safeParse(readStored(KEY)).data ?? OWN;

const brand = createStore<Brand | null>(null);
let before: Brand | null = null;

/** How the console presents itself: what the browser kept from before, until the gateway says otherwise. */
export const brandNow = (): Brand => {
  before ??= stored();
  return brand.get() ?? before;
};

/** Hears every change; returns the function that stops it. */
export const onBrand = brand.subscribe;

/** Seldom: most consoles have no brand of their own, and the others have kept it. */
async function loadBrand(): Promise<void> {
  const { personalizeApi } = await import('@/api/system-settings/personalize');
  const next = kept.parse(await personalizeApi.getBrand({}));
  writeStored(KEY, next);
  brand.set(next);
}

/** What cannot be fetched now stays as it was kept: a name or a color is no reason to bother anybody. */
const refresh = () => void loadBrand().catch(() => undefined);

/** Fetches the brand if the session tells of another version than the one that is kept. */
export function keepBrand(version: number): void {
  if (version !== brandNow().version) refresh();
}

/** Follows a change made here or in another tab; returns the function that stops it. */
export function followBrand(): () => void {
  const stops = [
    onStored(KEY, () => brand.set(stored())),
    onInvalidate((resource) => {
      if (resource === RESOURCE) refresh();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

export const useBrand = (): Brand => useSyncExternalStore(onBrand, brandNow);

/** The name of the console: as it was set, else as it was deployed, else its own. */
export const productNameOf = (t: T, { productName }: Brand): string =>
  productName ?? (config.productName || t('shell.product'));
