import type { UploadedFile } from '@/api/fs/upload';
import { FAVICON, LOGO, type PersonalizeInput, personalizes } from '@/api/system-settings/personalize';
import { checkFile, type FileRule } from '@/lib/file-check';
import { storedFile } from '../fs/upload';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';

interface State {
  settings: PersonalizeInput;
  version: number;
}

const states = new WeakMap<World, State>();

/** Everything is the console's own at first. */
const stateOf = (world: World): State => states.get(world) ?? { settings: { defaultLanguage: 'browser' }, version: 0 };

/** What the session tells of the brand: another version is fetched. */
export const brandVersionOf = (world: World): number => stateOf(world).version;

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ico: 'image/x-icon',
};

function dataAddress(world: World, file: UploadedFile | undefined): string | null {
  const stored = file && storedFile(world, file.fileId);
  if (!stored) return null;
  const extension = stored.name.slice(stored.name.lastIndexOf('.') + 1).toLowerCase();
  return `data:${TYPES[extension] ?? 'image/png'};base64,${stored.bytes.toString('base64')}`;
}

/** A gateway looks into the file itself: whoever calls it need not be the console. */
async function checkImage(world: World, field: string, file: UploadedFile | undefined, rule: FileRule) {
  if (!file) return;
  const stored = storedFile(world, file.fileId) ?? refuse('BAD_IMAGE', { fields: [field] });
  const problem = await checkFile(new File([new Uint8Array(stored.bytes)], stored.name), rule);
  if (problem !== null) refuse('BAD_IMAGE', { fields: [field] });
}

export const personalize = implement(personalizes, {
  get: (_, { world }) => stateOf(world),
  getBrand: (_, { world }) => {
    const { settings, version } = stateOf(world);
    return {
      productName: settings.productName || null,
      logo: dataAddress(world, settings.logo),
      favicon: dataAddress(world, settings.favicon),
      themeColor: settings.themeColor || null,
      defaultLanguage: settings.defaultLanguage,
      footer: settings.footer || null,
      version,
    };
  },
  update: async ({ settings, version }, { world }) => {
    const stored = stateOf(world).version;
    checkVersion(world, stored, version);
    await checkImage(world, 'logo', settings.logo, LOGO);
    await checkImage(world, 'favicon', settings.favicon, FAVICON);
    states.set(world, { settings, version: stored + 1 });
    return {};
  },
  reset: (_, { world }) => {
    states.set(world, { settings: { defaultLanguage: 'browser' }, version: stateOf(world).version + 1 });
    return {};
  },
});
