import type zh from '../../zh-CN/system-settings/business-node';

export default {
  'businessNode.activate': 'Activate',
  'businessNode.activateTitle': 'Activate node offline',
  'businessNode.activated': 'Node {name} activated',
  'businessNode.activatesItself': 'A node that is deployed online is activated when it first links',
  'businessNode.authKey': 'Auth key',
  'businessNode.byFile': 'Activation file',
  'businessNode.byKey': 'Activation key',
  'businessNode.cancel': 'Cancel upgrade',
  'businessNode.cancelDone': 'Upgrade canceled',
  'businessNode.cancelText': 'The node keeps its present version {from}; downloaded upgrade files are removed.',
  'businessNode.cancelTitle': 'Cancel the upgrade of {name}?',
  'businessNode.emptyText':
    'Business nodes run detection, emergency resolution and collection. They appear here once they have linked to the platform.',
  'businessNode.emptyTitle': 'No business nodes yet',
  'businessNode.isActivated': 'The node is activated already',
  'businessNode.issue': 'Issue key',
  'businessNode.issueFirstText': 'The node links to the platform with this key.',
  'businessNode.issueText':
    'The present key stops working at once. The node cannot link until the new key is entered on it.',
  'businessNode.issueTitle': 'Issue an auth key for {name}?',
  'businessNode.issuedTitle': 'Auth key of {name}',
  'businessNode.keep': 'Keep upgrade',
  'businessNode.method': 'Activate by',
  'businessNode.methodHelp': 'Request the file or key from the platform with the serial number:',
  'businessNode.name': 'Name',
  'businessNode.noServices': 'None running',
  'businessNode.once': 'Copy the key now; it cannot be seen again after this is closed.',
  'businessNode.passing':
    '{count, plural, one {# node is} other {# nodes are}} upgrading or rolling back; the list follows.',
  'businessNode.resume': 'Resume',
  'businessNode.resumeDone': 'Upgrade resumed',
  'businessNode.resumeText': 'The node goes from version {from} to {to}; its services stop for a short while.',
  'businessNode.resumeTitle': 'Resume the upgrade of {name}?',
  'businessNode.retry': 'Retry',
  'businessNode.retryDone': 'Upgrade started again',
  'businessNode.retryText':
    'The node tries again to go from version {from} to {to}; its services stop for a short while.',
  'businessNode.retryTitle': 'Retry the upgrade of {name}?',
  'businessNode.rollBack': 'Roll back',
  'businessNode.rollBackDone': 'Rollback started',
  'businessNode.rollBackText':
    'The node returns to version {from} and gives up {to}. Its services are stopped meanwhile.',
  'businessNode.rollBackTitle': 'Roll back {name}?',
  'businessNode.search': 'Search serial number, name or IP address',
  'businessNode.services': 'Running services',
} satisfies Record<keyof typeof zh, string>;
