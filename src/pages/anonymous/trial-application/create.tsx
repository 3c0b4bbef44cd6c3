import { TrialApplicationForm } from '@/components/trial/trial-application-form';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { Screen } from '@/ui/page/screen';

export default function TrialApplication() {
  const t = useT();
  const product = new URLSearchParams(useLocation().search).get('product');
  return (
    <Screen title={t('trial.title')} note={t('trial.note')}>
      <TrialApplicationForm {...(product && { product })} />
    </Screen>
  );
}
