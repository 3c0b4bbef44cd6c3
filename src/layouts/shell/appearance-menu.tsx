import { BulbOutlined, CheckOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { gatewayNow } from '@/lib/gateway-clock';
import { otherText, zoneOf } from '@/lib/time';
import { chooseAppearance, chooseColorWeak, useAppearanceChoice, useColorWeak } from '@/theme/appearance';
import { CHOICES } from '@/theme/appearance-rule';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { HeaderPopup } from './header-popup';

const ZoneChoice = lazyComponent(() => import('./zone-choice'), ['components/on-demand']);

export const Mark = ({ isOn }: { isOn: boolean }) => (
  <span className="header-item-mark">{isOn && <CheckOutlined aria-hidden />}</span>
);

/** What stands beside the button while the clocks shown are not those of the browser; the zone of UTC has that name only. */
function foreignZone(): string | null {
  if (zoneNow() === 'UTC') return 'UTC';
  const now = gatewayNow();
  return zoneNow() !== null && otherText(now) !== null ? zoneOf(now) : null;
}

/** Light, dark or the system's appearance, colors for weak color vision, and the zone of all times. */
export function AppearanceMenu() {
  const t = useT();
  const choice = useAppearanceChoice();
  const isWeak = useColorWeak();
  const zone = foreignZone();
  const label = t('shell.appearance');
  return (
    <HeaderPopup
      label={zone === null ? label : t('common.aside', { text: label, note: zone })}
      button={
        <>
          <BulbOutlined aria-hidden />
          {zone !== null && <span className="header-zone">{zone}</span>}
        </>
      }
    >
      {(close, open) => (
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
          <Overlays onLost={close} onRetry={open}>
            <ZoneChoice onClose={close} />
          </Overlays>
        </>
      )}
    </HeaderPopup>
  );
}
