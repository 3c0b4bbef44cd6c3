import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { objectVersion } from '@/lib/contract/version';
import type { FileRule } from '@/lib/file-check';
import { optional } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';
import { themeColor } from '@/lib/rules/theme-color';
import { uploadedFile } from '../fs/upload';

const KILOBYTE = 1024;

/** Shown 24 px high in the header, and in the tab of the browser: more bytes than this are no mark. */
export const LOGO: FileRule = { extensions: ['svg', 'png', 'jpg', 'jpeg'], maxBytes: 256 * KILOBYTE };
export const FAVICON: FileRule = { extensions: ['ico', 'png', 'svg'], maxBytes: 64 * KILOBYTE };

/** `browser`: the language of who comes, as without a setting. */
const defaultLanguage = z.enum(['browser', 'zh-CN', 'en-US']);

/** How the console presents itself; what is left empty is the console's own. */
export const personalizeInput = z.object({
  productName: optional(text(LIMITS.short)),
  logo: uploadedFile.optional(),
  favicon: uploadedFile.optional(),
  themeColor: optional(themeColor),
  defaultLanguage,
  footer: optional(text(LIMITS.remark)),
});
export type PersonalizeInput = z.output<typeof personalizeInput>;

/** The same as the shell needs it: images as data addresses, since a picture is asked for without a token. */
const brand = z.object({
  productName: z.string().nullable(),
  logo: z.string().nullable(),
  favicon: z.string().nullable(),
  themeColor: z.string().nullable(),
  defaultLanguage: defaultLanguage.or(z.string()),
  footer: z.string().nullable(),
  /** Counts up with every change; 0 while everything is the console's own. */
  version: z.int(),
});

export const personalizes = {
  get: endpoint('/api/sys/personalize/get', {
    req: nothing,
    res: z.object({ settings: personalizeInput, version: objectVersion }),
  }),
  getBrand: endpoint('/api/sys/personalize/getBrand', { req: nothing, res: brand }),
  update: endpoint('/api/sys/personalize/update', {
    req: z.object({ settings: personalizeInput, version: objectVersion }),
    res: nothing,
    codes: ['STALE_VERSION', 'BAD_IMAGE'],
    access: 'personalize.update',
  }),
  reset: endpoint('/api/sys/personalize/reset', { req: nothing, res: nothing, access: 'personalize.update' }),
};

export const personalizeApi = client(personalizes);
