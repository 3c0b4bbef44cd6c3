import type { BellOutlined } from '@ant-design/icons';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useLanguage, useT } from '@/i18n/use-t';

interface Props {
  Icon: typeof BellOutlined;
  /** Hue of a figure above 0. */
  tone: 'attention' | 'bad';
  label: string;
  isLoaded: boolean;
  /** How many wait; absent: the gateway does not know. */
  total: number | null | undefined;
  /** The one that matters most. */
  detail: string | null | undefined;
  /** The screen behind it, or what a click does. */
  target: string | (() => void);
}

/** One figure of what needs the operator first; its size is the same before and after the load. */
export function AttentionCell({ Icon, tone, label, isLoaded, total, detail, target }: Props) {
  const t = useT();
  const language = useLanguage();
  const className = `home-attention-cell tone-${total ? tone : 'none'}`;
  const text = isLoaded ? (detail ?? t(total === 0 ? 'home.nothingWaits' : 'common.none')) : null;
  const inside = (
    <>
      <Icon aria-hidden />
      <span>{label}</span>
      <strong className="tabular">{isLoaded && (total?.toLocaleString(language) ?? t('common.none'))}</strong>
      <span className="home-attention-detail" title={text ?? undefined}>
        {text}
      </span>
    </>
  );
  if (typeof target === 'string') {
    return (
      <ScreenLink className={className} to={target}>
        {inside}
      </ScreenLink>
    );
  }
  return (
    <button type="button" className={className} onClick={target}>
      {inside}
    </button>
  );
}
