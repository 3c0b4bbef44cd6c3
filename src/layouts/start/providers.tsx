import { StyleProvider } from '@ant-design/cssinjs';
import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import type { Locale } from 'antd/es/locale';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { type ReactNode, useEffect, useMemo } from 'react';
import { directionOf } from '@/i18n/language';
import { currentLocale } from '@/i18n/locale';
import { I18nProvider } from '@/i18n/provider';
import { useLanguage, useT } from '@/i18n/use-t';
import { validateMessages } from '@/i18n/validate-messages';
import { here } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { useBrand } from '@/session/brand';
import { sessionState } from '@/session/session';
import { useAppearance, useColorWeak, useMotion } from '@/theme/appearance';
import { applyBrand, branded } from '@/theme/brand';
import { keptStyles } from '@/theme/style-cache';
import { themeOf } from '@/theme/tokens';
import { ConfirmProvider } from '@/ui/feedback/confirm-provider';
import { ReportProvider } from '@/ui/feedback/report-provider';
import { type ExportOrigin, ExportOriginContext } from '@/ui/list/export-origin';
import { popupContainer } from './popup-container';
import '@/theme/global.css';
import '@/theme/mirrored.css';

/** antd names the year and month buttons of a calendar "Choose a year": without that they are named by what they show. */
function named(locale: Locale): Locale {
  if (!locale.DatePicker) return locale;
  const lang = { ...locale.DatePicker.lang, yearSelect: '', monthSelect: '' };
  return { ...locale, DatePicker: { ...locale.DatePicker, lang } };
}

const STYLES = keptStyles();

/** Whose list is exported, and of which screen. */
function exportOrigin(): ExportOrigin {
  const state = sessionState();
  const account = state.status === 'ready' ? `${state.session.account.name} (${state.session.account.id})` : '';
  return { account, title: rowOf(here().pathname)?.title };
}

// The library's own icon of a busy button leaves by a motion, which an answer that comes at once cuts short: then it stays,
// and with it an English word in the button's name.
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };

const ANTD = { 'zh-CN': named(zhCN), 'en-US': named(enUS) };

function Themed({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const t = useT();
  const form = useMemo(() => ({ validateMessages: validateMessages(t) }), [t]);
  const appearance = useAppearance();
  const hasMotion = useMotion();
  const isColorWeak = useColorWeak();
  const { themeColor } = useBrand();
  useEffect(() => applyBrand(themeColor, appearance), [themeColor, appearance]);
  const config = useMemo(
    () => ({
      ...branded(themeOf(appearance, hasMotion, isColorWeak), themeColor, appearance),
      algorithm: appearance === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    }),
    [appearance, hasMotion, isColorWeak, themeColor],
  );
  return (
    <ConfigProvider
      locale={ANTD[language]}
      direction={directionOf(currentLocale())}
      theme={config}
      form={form}
      getPopupContainer={popupContainer}
      button={BUTTON}
      wave={{ disabled: true }}
    >
      <ReportProvider>
        <ConfirmProvider>
          <ExportOriginContext value={exportOrigin}>{children}</ExportOriginContext>
        </ConfirmProvider>
      </ReportProvider>
    </ConfigProvider>
  );
}

/** Language, theme, notices and dialogs around everything. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider>
      <StyleProvider cache={STYLES}>
        <Themed>{children}</Themed>
      </StyleProvider>
    </I18nProvider>
  );
}
