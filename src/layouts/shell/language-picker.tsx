import { GlobalOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { chooseLocale, currentLocale } from '@/i18n/locale';
import { LOCALES } from '@/i18n/locales';
import { useT } from '@/i18n/use-t';

/** The picker of 54 locales; the choice is stored, and reloads the page only if the direction turns (decision 7). */
export function LanguagePicker() {
  const t = useT();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        className: 'language-menu',
        selectable: true,
        selectedKeys: [currentLocale()],
        items: LOCALES.map(({ code, flag, label }) => ({
          key: code,
          label: (
            <span lang={code}>
              <span aria-hidden>{flag}</span> {label}
            </span>
          ),
        })),
        onClick: ({ key }) => chooseLocale(key),
      }}
    >
      <button type="button" className="header-button" aria-label={t('shell.language')} title={t('shell.language')}>
        <GlobalOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
