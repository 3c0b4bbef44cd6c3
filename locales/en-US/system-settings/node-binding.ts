import type zh from '../../zh-CN/system-settings/node-binding';

export default {
  'binding.add': 'Add binding group',
  'binding.addressHelp':
    'The group uses the address of the first interface, or else of the second; each gets its own back when the group goes.',
  'binding.edit': 'Edit binding group',
  'binding.first': 'First interface',
  'binding.inGroup': '{port} (in {name})',
  'binding.meaning0': 'Sends over both interfaces in turn and adds up bandwidth; packets may arrive out of order.',
  'binding.meaning1': 'Uses one interface and the other when it fails; the switch needs no settings.',
  'binding.meaning2': 'Chooses the interface by a hash of the addresses and adds up bandwidth.',
  'binding.meaning3': 'Sends every packet over both interfaces; adds no bandwidth.',
  'binding.meaning4': 'Negotiates the aggregation with the switch and adds up bandwidth.',
  'binding.meaning5': 'Sends over the less loaded interface, receives on one; the switch needs no settings.',
  'binding.meaning6': 'Shares sending and receiving by load; the switch needs no settings.',
  'binding.memberOf': 'In {name}',
  'binding.mode': 'Mode',
  'binding.mode0': '0 balance-rr, round robin',
  'binding.mode1': '1 active-backup, one in reserve',
  'binding.mode2': '2 balance-xor, hash',
  'binding.mode3': '3 broadcast, both',
  'binding.mode4': '4 802.3ad, dynamic aggregation',
  'binding.mode5': '5 balance-tlb, transmit load balancing',
  'binding.mode6': '6 balance-alb, adaptive load balancing',
  'binding.second': 'Second interface',
} satisfies Record<keyof typeof zh, string>;
