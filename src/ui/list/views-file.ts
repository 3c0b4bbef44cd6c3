import * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { checkFile, type FileRule, readTextFile } from '@/lib/file-check';
import { type ListStore, listStore } from '@/lib/list-store';

const RULE: FileRule = { extensions: ['json'], maxBytes: 256_000 };
const file = listStore.extend({ kind: z.literal('listViews'), path: z.string() });

/** What is kept of a list as a file for another browser or colleague. */
export const viewsFile = (path: string, store: ListStore): string =>
  `${JSON.stringify({ kind: 'listViews', path, ...store }, null, 2)}\n`;

/** Reads such a file, which may be anything: its content, or the message id of what is wrong with it. */
export async function readViewsFile(given: File, path: string): Promise<ListStore | MessageId> {
  if ((await checkFile(given, RULE)) !== null) return 'views.badFile';
  const parsed = z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom' });
        return z.NEVER;
      }
    })
    .pipe(file)
    .safeParse(await readTextFile(given));
  if (!parsed.success) return 'views.badFile';
  if (parsed.data.path !== path) return 'views.otherList';
  const { version, layout, views } = parsed.data;
  return { version, layout, views };
}
