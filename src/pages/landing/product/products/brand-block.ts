import { BrandBlock } from '../drawings/domains';
import type { LandingProduct } from '../product';

export const brandBlock: LandingProduct = {
  code: 'brand_block',
  Drawing: BrandBlock,
  lead: 'landing.brandBlock.lead',
  functions: [
    { icon: 'block', title: 'landing.brandBlock.block', text: 'landing.brandBlock.blockText' },
    { icon: 'split', title: 'landing.brandBlock.variants', text: 'landing.brandBlock.variantsText' },
    { icon: 'swap', title: 'landing.brandBlock.release', text: 'landing.brandBlock.releaseText' },
    { icon: 'renew', title: 'landing.brandBlock.term', text: 'landing.brandBlock.termText' },
  ],
  figures: [],
  related: ['brand_protection', 'dnr', 'dpp_cloud'],
};
