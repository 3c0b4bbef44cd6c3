import FaqView from '@/components/faq/faq-view';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { Screen } from '@/ui/page/screen';

/** The questions and answers of the help center. */
export default function Faq() {
  const t = useT();
  return (
    <Screen title={t('faq.title')}>
      <FaqView home={({ id, category, keyword: q }) => to('/common_problem', { category, q, id })} />
    </Screen>
  );
}
