import type zh from '../../zh-CN/system-settings/link-state';

export default {
  'link.adminDown': 'Off',
  'link.down': 'Down',
  'link.errors': 'Errors, 1 h: {in, number} in, {out, number} out',
  'link.failed': 'Link states could not be loaded',
  'link.for': 'for {span}',
  'link.full': 'full duplex',
  'link.half': 'half duplex',
  'link.in': 'In {rate}',
  'link.link': 'Link',
  'link.out': 'Out {rate}',
  'link.stale': 'Refresh failed; links of {time}',
  'link.traffic': 'Traffic now',
  'link.up': 'Up',
} satisfies Record<keyof typeof zh, string>;
