import { useT } from '@/i18n/use-t';
import { Screen } from '@/ui/screen';

export default function Home() {
  const t = useT();
  return <Screen title={t('home.title')}>{null}</Screen>;
}
