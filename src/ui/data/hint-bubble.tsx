import { Tooltip } from 'antd';
import { directionOf } from '@/i18n/language';
import { currentLocale } from '@/i18n/locale';
import './hint.css';

/** Beside a row a bubble is wide rather than high: it covers its own row and no other one. */
const WIDE = { root: { maxInlineSize: 'min(480px, 60vw)' } };

/** The open bubble over the element that it stands in, or beside it. */
export default function HintBubble({ text, isBeside }: { text: string; isBeside: boolean }) {
  // Actions stand at the end of their row: the bubble goes where the row is.
  const placement = directionOf(currentLocale()) === 'rtl' ? 'right' : 'left';
  return (
    <Tooltip open title={<span className="hint-text">{text}</span>} {...(isBeside && { placement, styles: WIDE })}>
      <span className="hint-anchor" aria-hidden />
    </Tooltip>
  );
}
