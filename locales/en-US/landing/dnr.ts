import type zh from '../../zh-CN/landing/dnr';

export default {
  'landing.dnr.lead': 'Find, register, renew and transfer names, and have them resolve in a few steps.',
  'landing.dnr.realName': 'Real-name verification',
  'landing.dnr.realNameText': 'Registrant data is checked once and used for every name.',
  'landing.dnr.renew': 'Renewal and reminders',
  'landing.dnr.renewText': 'Reminds you before a name expires and renews in bulk, before others can take it.',
  'landing.dnr.search': 'Name search',
  'landing.dnr.searchText': 'Checks a name under many suffixes at once, in any script.',
  'landing.dnr.servers': 'Name servers',
  'landing.dnr.serversText': 'Change the name servers, or hand the name to Cloud DNS directly.',
  'landing.dnr.transfer': 'Transfers',
  'landing.dnr.transferText': 'Submit the transfer code online and follow the transfer.',
} satisfies Record<keyof typeof zh, string>;
