import { BulbOutlined, CheckOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { chooseAppearance, chooseColorWeak, useAppearanceChoice, useColorWeak } from '@/theme/appearance';
import { CHOICES } from '@/theme/appearance-rule';
import { HeaderPopup } from './header-popup';

const Mark = ({ isOn }: { isOn: boolean }) => (
  <span className="header-item-mark">{isOn && <CheckOutlined aria-hidden />}</span>
);

/** Light, dark or the system's appearance, and colors for weak color vision. */
export function AppearanceMenu() {
  const t = useT();
  const choice = useAppearanceChoice();
  const isWeak = useColorWeak();
  return (
    <HeaderPopup label={t('shell.appearance')} button={<BulbOutlined aria-hidden />}>
      {() => (
        <>
          {CHOICES.map((one) => (
            <button
              key={one}
              type="button"
              className="header-item"
              aria-pressed={one === choice}
              onClick={() => chooseAppearance(one)}
            >
              <Mark isOn={one === choice} />
              {t(`appearance.${one}`)}
            </button>
          ))}
          <hr className="header-rule" />
          <button type="button" className="header-item" aria-pressed={isWeak} onClick={() => chooseColorWeak(!isWeak)}>
            <Mark isOn={isWeak} />
            {t('appearance.colorWeak')}
          </button>
        </>
      )}
    </HeaderPopup>
  );
}
