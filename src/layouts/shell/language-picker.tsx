import { GlobalOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { HeaderPopup } from './header-popup';
import { OnDemand } from './on-demand';

const loadList = () => import('./language-list');

export function LanguagePicker() {
  const t = useT();
  return (
    <HeaderPopup label={t('shell.language')} button={<GlobalOutlined aria-hidden />}>
      {(close, open) => (
        <OnDemand load={loadList} onLost={close} onRetry={open}>
          {(LanguageList) => <LanguageList onClose={close} />}
        </OnDemand>
      )}
    </HeaderPopup>
  );
}
