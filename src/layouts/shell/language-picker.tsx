import { GlobalOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { HeaderPopup } from './header-popup';

const LanguageList = lazyComponent(() => import('./language-list'), ['components/on-demand']);

export function LanguagePicker() {
  const t = useT();
  return (
    <HeaderPopup label={t('shell.language')} button={<GlobalOutlined aria-hidden />}>
      {(close, open) => (
        <Overlays onLost={close} onRetry={open}>
          <LanguageList onClose={close} />
        </Overlays>
      )}
    </HeaderPopup>
  );
}
