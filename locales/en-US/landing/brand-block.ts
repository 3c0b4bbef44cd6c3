import type zh from '../../zh-CN/landing/brand-block';

export default {
  'landing.brandBlock.block': 'Block across suffixes',
  'landing.brandBlock.blockText':
    'The brand cannot be registered under participating suffixes; there is no need to buy each one.',
  'landing.brandBlock.lead': 'One application keeps others from registering your brand under hundreds of suffixes.',
  'landing.brandBlock.release': 'Release when needed',
  'landing.brandBlock.releaseText': 'Release a name and register it when you want to use it.',
  'landing.brandBlock.term': 'Terms',
  'landing.brandBlock.termText': 'Shows how long each brand is blocked and reminds you before it expires.',
  'landing.brandBlock.variants': 'Look-alike variants',
  'landing.brandBlock.variantsText': 'Covers close spellings and characters that look alike.',
} satisfies Record<keyof typeof zh, string>;
