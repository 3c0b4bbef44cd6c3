import type { Why } from '@/domain/net/looking-glass/policy';
import type { T } from '@/i18n/use-t';

/** Why a route is not taken, or not told, with the filter and the rule by their names in the router. */
export function whyText(t: T, why: Why): string {
  switch (why.kind) {
    case 'rule':
      return t('glass.whyRule', { map: why.map, rule: why.rule, list: why.list, entry: why.entry });
    case 'everything':
      return t('glass.whyEverything', { map: why.map, rule: why.rule });
    case 'noRule':
      return t('glass.whyNoRule', { map: why.map });
    case 'list':
      return t('glass.whyList', { list: why.list, entry: why.entry });
    case 'noEntry':
      return t('glass.whyNoEntry', { list: why.list });
    case 'noPolicy':
      return t('glass.whyNoPolicy');
    case 'loop':
      return t('glass.whyLoop', { as: String(why.asNumber) });
    case 'fromThere':
      return t('glass.whyFromThere');
    case 'inside':
      return t('glass.whyInside');
    case 'unjudged':
      return why.clause === ''
        ? t('glass.whyFilter', { filter: why.filter })
        : t('glass.whyUnjudged', { filter: why.filter, clause: why.clause });
    case 'unknown':
      return t('glass.whyUnknown');
  }
}
