import type zh from '../../zh-CN/help/faq';

export default {
  'faq.all': 'All',
  'faq.back': 'Back to the questions',
  'faq.categories': 'Categories',
  'faq.category.dnsSecurity': 'DNS security',
  'faq.category.domainResolution': 'Domain resolution',
  'faq.category.failover': 'Failover switching',
  'faq.category.other': 'Other',
  'faq.category.smartLines': 'Smart lines',
  'faq.count': '{count, plural, one {# question} other {# questions}}',
  'faq.handbook': 'Search the user guide',
  'faq.more': 'Other questions in this category',
  'faq.none': 'No matching questions',
  'faq.noneText': 'Try another keyword, look through all categories, or search the user guide.',
} satisfies Record<keyof typeof zh, string>;
