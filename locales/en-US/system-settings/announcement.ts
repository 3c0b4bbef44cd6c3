import type zh from '../../zh-CN/system-settings/announcement';

export default {
  'announcement.address': 'Anycast address',
  'announcement.advertised': 'Announce',
  'announcement.announced': 'Announced',
  'announcement.as': 'AS {number}',
  'announcement.counts':
    'Announced to {told, number} of {neighbors, plural, one {# {family} BGP neighbor} other {# {family} BGP neighbors}} and {ospf, plural, one {# OSPF neighbor} other {# OSPF neighbors}}',
  'announcement.drained': 'Withdrawn by drain',
  'announcement.emptyText': 'Add addresses on the Anycast tab of a node; who announces them is shown here.',
  'announcement.emptyTitle': 'No anycast addresses yet',
  'announcement.isNotTold': 'Not announced',
  'announcement.isTold': 'Announced',
  'announcement.last': 'Last node to announce it',
  'announcement.lost': 'No node known to announce it',
  'announcement.neighbor': 'Neighbor',
  'announcement.neighbors': 'BGP neighbors',
  'announcement.neighborsOf': 'Neighbors of {name} that receive {address}',
  'announcement.noNeighbors': 'No BGP neighbor of this address family',
  'announcement.node': 'Node',
  'announcement.notAnswering':
    '{count, plural, one {# announced address gets queries its node does not answer.} other {# announced addresses get queries their nodes do not answer.}}',
  'announcement.note':
    'Which nodes announce each anycast address, and to which neighbors, based on configuration and session state.',
  'announcement.ospf': 'OSPF neighbors',
  'announcement.reach': 'Status',
  'announcement.search': 'Search address or node',
  'announcement.session': 'Session state',
  'announcement.setting': 'Configured',
  'announcement.showNeighbors': 'Neighbors',
  'announcement.showThese': 'Show only these',
  'announcement.silent': 'Not announced',
  'announcement.told': '{told, number} of {neighbors, number} {family}',
  'announcement.unanswered': 'Announced but not answering',
  'announcement.unknown': 'Unknown, node offline',
  'announcement.withdrawn': 'Do not announce',
} satisfies Record<keyof typeof zh, string>;
