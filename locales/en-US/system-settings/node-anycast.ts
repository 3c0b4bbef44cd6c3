import type zh from '../../zh-CN/system-settings/node-anycast';

export default {
  'anycast.add': 'Add anycast address',
  'anycast.address': 'Anycast address',
  'anycast.addressHelp': 'An IPv4 or IPv6 address without mask; it is announced as a host route.',
  'anycast.addresses': 'Anycast addresses',
  'anycast.advertise': 'Announce',
  'anycast.advertised': 'Announced',
  'anycast.edit': 'Edit anycast address',
  'anycast.isAdvertised': 'Announce this address',
  'anycast.mute': 'Announced but not answering',
  'anycast.remark': 'Remark',
  'anycast.search': 'Search address or remark',
  'anycast.title': 'Anycast',
  'anycast.unheard': 'Reaches no neighbor',
  'anycast.withdraw': 'Withdraw',
  'anycast.withdrawn': 'Withdrawn',
} satisfies Record<keyof typeof zh, string>;
