import { useMemo } from 'react';
import { accessReviewApi } from '@/api/business-account/access-review';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useOrganizationFilter } from '@/components/organization/organization-filter';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Filter } from '@/ui/list/filter-bar';
import { optionsOf } from '@/ui/list/options';
import { useQuery } from '@/ui/page/use-query';
import { CHANGES } from './change-labels';

const AccountFilter = lazyComponent(() => import('./account-filter'), ['components/tree']);

/** What narrows each list of rights beside what it is of, on a gateway that knows how; otherwise nothing. */
export function useScope() {
  const t = useT();
  const isOffered = useOffers()(accessReviewApi.getBaseline);
  const [query] = useQuery();
  const chosen = query.get('account') ?? '';
  const ids = useMemo(() => chosen.split(',').filter(Boolean), [chosen]);
  const names = useLoad(subAccountApi.getOptions, { ids }, { isReady: isOffered && ids.length > 0 });
  const within = useOrganizationFilter(t('subAccount.organization'));
  const account: Filter<'account'> = {
    name: 'account',
    label: t('accessReview.account'),
    options: names.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    control: (value, change) => <AccountFilter label={t('accessReview.account')} value={value} onChange={change} />,
  };
  const change = { name: 'change', label: t('accessReview.sinceLast'), options: optionsOf(t, CHANGES) } as const;
  return {
    isOffered,
    filters: isOffered ? ([change, account, within] as const) : [],
    ...(isOffered && { keyword: t('accessReview.searchLines') }),
  };
}
