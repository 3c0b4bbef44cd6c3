import { accountGuides } from './account-guides';
import type { DocumentSeed } from './documents';
import { networkGuides } from './network-guides';
import { platformGuides } from './platform-guides';
import { productGuides } from './product-guides';
import { watchGuides } from './watch-guides';

/** Handbook entries about the console's screens, which their help drawers show, and about the products. */
export const guides: DocumentSeed[] = [
  ...accountGuides,
  ...watchGuides,
  ...networkGuides,
  ...platformGuides,
  ...productGuides,
];
