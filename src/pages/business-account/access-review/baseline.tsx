import { accessReviewApi } from '@/api/business-account/access-review';
import { useT } from '@/i18n/use-t';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DEPENDS_ON } from './depends-on';

interface Props {
  list: 'screens' | 'actions' | 'resources';
}

/** What the lines are held against, and how many of them differ; nothing on a gateway that does not compare. */
export function Baseline({ list }: Props) {
  const t = useT();
  const { data } = useLoad(accessReviewApi.getBaseline, {}, { dependsOn: DEPENDS_ON });
  if (!data) return null;
  if (data.signOff === null) return <p className="screen-note">{t('accessReview.noBaseline')}</p>;
  const { name, signedBy, signedAt } = data.signOff;
  return (
    <p className="screen-note">
      {t('accessReview.baseline', { name, account: signedBy })} <Time at={signedAt} />
      {t('accessReview.baselineChanges', data.changes[list])}
    </p>
  );
}
