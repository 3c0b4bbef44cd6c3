import { BulbOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useT } from '@/i18n/use-t';
import { CHOICES, chooseAppearance, useAppearanceChoice } from '@/theme/appearance';

export function AppearanceMenu() {
  const t = useT();
  const choice = useAppearanceChoice();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [choice],
        items: CHOICES.map((one) => ({ key: one, label: t(`appearance.${one}`) })),
        onClick: ({ key }) => chooseAppearance(CHOICES.find((one) => one === key) ?? 'system'),
      }}
    >
      <button type="button" className="header-button" aria-label={t('shell.appearance')} title={t('shell.appearance')}>
        <BulbOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
