import { CheckOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { gatewayNow } from '@/lib/gateway-clock';
import { otherText, zoneOf } from '@/lib/time';
import {
  chooseAppearance,
  chooseColorWeak,
  useAppearance,
  useAppearanceChoice,
  useColorWeak,
} from '@/theme/appearance';
import { CHOICES } from '@/theme/appearance-rule';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { HeaderPopup } from './header-popup';

const ZoneChoice = lazyComponent(() => import('./zone-choice'), ['components/on-demand']);

export const Mark = ({ isOn }: { isOn: boolean }) => (
  <span className="header-item-mark">{isOn && <CheckOutlined aria-hidden />}</span>
);

/** What stands beside the button while the clocks shown are not those of the browser; the zone of UTC has that name only. */
export function foreignZone(): string | null {
  if (zoneNow() === 'UTC') return 'UTC';
  const now = gatewayNow();
  return zoneNow() !== null && otherText(now) !== null ? zoneOf(now) : null;
}

// Drawn here: the library's pair is three times as large, and this is loaded before anything else.
const LOOKS = {
  light:
    'M8 4.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6ZM8 .8v1.6M8 13.6v1.6M.8 8h1.6M13.6 8h1.6M2.9 2.9 4 4M12 12l1.1 1.1M13.1 2.9 12 4M4 12l-1.1 1.1',
  dark: 'M13.8 9.6A6.2 6.2 0 1 1 6.4 2.2a5 5 0 0 0 7.4 7.4Z',
} as const;

function Look() {
  return (
    <svg className="header-look" viewBox="0 0 16 16" aria-hidden>
      <path d={LOOKS[useAppearance()]} />
    </svg>
  );
}

interface ItemsProps {
  close: () => void;
  /** Opens them again, after a part of them was lost. */
  open: () => void;
}

/** Light, dark or the system's appearance, colors for weak color vision, and the zone of all times. */
export function AppearanceItems({ close, open }: ItemsProps) {
  const t = useT();
  const choice = useAppearanceChoice();
  const isWeak = useColorWeak();
  return (
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
  );
}

/** The appearance and the zone behind a button of the header. */
export function AppearanceMenu() {
  const t = useT();
  const zone = foreignZone();
  const label = t('shell.appearance');
  return (
    <HeaderPopup
      label={zone === null ? label : t('common.aside', { text: label, note: zone })}
      button={
        <>
          <Look />
          {zone !== null && <span className="header-zone">{zone}</span>}
        </>
      }
    >
      {(close, open) => <AppearanceItems close={close} open={open} />}
    </HeaderPopup>
  );
}
