import { Tooltip } from 'antd';
import './hint.css';

/** The open bubble over the element that it stands in. */
export default function HintBubble({ text }: { text: string }) {
  return (
    <Tooltip open title={text}>
      <span className="hint-anchor" aria-hidden />
    </Tooltip>
  );
}
