import { useT } from '@/i18n/use-t';
import { Screen } from '@/ui/screen';

export default function CreateSubAccount() {
  const t = useT();
  return <Screen title={t('subAccount.createTitle')}>{null}</Screen>;
}
