import { Button } from 'antd';
import { TrialApplicationForm } from '@/components/trial/trial-application-form';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { config } from '@/session/config';
import { useFirstField } from '@/ui/form/first-field';
import { Screen } from '@/ui/page/screen';

export default function TrialApplication() {
  const t = useT();
  useFirstField('trialApplication');
  const product = new URLSearchParams(useLocation().search).get('product');
  return (
    <Screen
      title={t('trial.title')}
      note={t('trial.note')}
      actions={<Button href={config.base}>{t('anonymous.toConsole')}</Button>}
    >
      <TrialApplicationForm {...(product && { product })} />
    </Screen>
  );
}
