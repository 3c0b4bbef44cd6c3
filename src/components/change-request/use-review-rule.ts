import { changeRequestRulesApi, type ReviewRules } from '@/api/console/change-request-rules';
import { useLoad } from '@/ui/data/use-load';

/** Whether a kind needs a second pair of eyes; never on a gateway that has none of it. */
export function useReviewRule(kind: keyof ReviewRules): boolean {
  const { data } = useLoad(changeRequestRulesApi.getRules, {});
  return data?.[kind] === true;
}
