import type zh from '../../zh-CN/components/document-center';

export default {
  'document.back': 'Back to the documents',
  'document.directories': 'Directories',
  'document.domainScope': 'Supported domain names',
  'document.faq': 'FAQ',
  'document.gone': 'This document no longer exists',
  'document.goneText': 'Choose another one from the list.',
  'document.guide': 'User guide',
  'document.license': 'License operation guide',
  'document.next': 'Next',
  'document.noMatch': 'No document or question has all of these words. Try fewer or other ones.',
  'document.none': 'No document',
  'document.note': 'User guide, upgrade logs and license guide. No sign-in needed.',
  'document.openFaq': 'All questions',
  'document.openOne': 'Open',
  'document.openScreen': 'Open {screen}',
  'document.previous': 'Previous',
  'document.related': 'Related',
  'document.search': 'Search documents and questions',
  'document.time': 'Updated {time}',
  'document.updateLog': 'Upgrade logs',
} satisfies Record<keyof typeof zh, string>;
