import { QuestionCircleOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { useHint } from '@/ui/data/use-hint';

/** How a span is chosen, for what this device has: a finger drags, and has neither arrow keys nor Shift. */
export function useBrushHelp(): string {
  const t = useT();
  const isTouch = window.matchMedia('(hover: none) and (pointer: coarse)').matches;
  return t(isTouch ? 'logQuery.chartHelpTouch' : 'logQuery.chartHelp');
}

/** The same under the pointer, a finger or the focus: who knows it needs no line above every log. */
export function BrushHelp() {
  const help = useBrushHelp();
  const { on, bubble } = useHint(() => help);
  return (
    <button type="button" className="histogram-hint has-hint" aria-label={help} {...on}>
      <QuestionCircleOutlined aria-hidden />
      {bubble}
    </button>
  );
}
