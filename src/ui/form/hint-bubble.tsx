import { Tooltip } from 'antd';
import './hint.css';

/** Beside a row a bubble is wide rather than high: it covers its own row and no other one. */
const WIDE = { root: { maxInlineSize: 'min(480px, 60vw)' } };

/** The open bubble over the element that it stands in, or beside it. */
export default function HintBubble({ text, isBeside }: { text: string; isBeside: boolean }) {
  return (
    <Tooltip open title={text} {...(isBeside && { placement: 'left', styles: WIDE })}>
      <span className="hint-anchor" aria-hidden />
    </Tooltip>
  );
}
