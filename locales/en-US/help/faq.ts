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
  'faq.chineseOnly': 'The FAQ is available in Chinese only.',
  'faq.count': '{count, plural, one {# question} other {# questions}}',
  'faq.keyword': 'Search titles and texts',
  'faq.more': 'Other questions in this category',
  'faq.none': 'No matching questions',
  'faq.noneText': 'Try another keyword, or look through all categories.',
} satisfies Record<keyof typeof zh, string>;
