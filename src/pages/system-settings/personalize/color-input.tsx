import { Badge, Button, Input, type InputProps } from 'antd';
import { useT } from '@/i18n/use-t';
import { isColor } from '@/lib/color';
import { OWN_COLOR } from '@/theme/brand';

/** Colors that read well in both appearances, the console's own first. */
const SAMPLES = [OWN_COLOR, '#0b6b5d', '#7a3fb0', '#a63a1e', '#9c2f63', '#4a5568'] as const;

/** The id, and what tells of a refusal, are given by the field around it. */
interface Props extends Pick<InputProps, 'id' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  value?: string;
  onChange?: (color: string) => void;
}

/** A color as text, from the browser's own picker, or one of a few. Empty is the console's own. */
export function ColorInput({ value = '', onChange, ...given }: Props) {
  const t = useT();
  return (
    <div className="color-input">
      <input
        type="color"
        aria-label={t('personalize.pick')}
        value={isColor(value) ? value : OWN_COLOR}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <Input
        {...given}
        dir="ltr"
        className="code"
        placeholder={OWN_COLOR}
        value={value}
        spellCheck={false}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <span className="color-samples">
        {SAMPLES.map((color) => (
          <Button
            key={color}
            className="color-sample"
            aria-label={t('personalize.use', { color })}
            aria-pressed={value.toLowerCase() === color}
            style={{ background: color }}
            onClick={() => onChange?.(color)}
          />
        ))}
      </span>
    </div>
  );
}

ColorInput.read = (value: unknown) => (
  <Badge
    color={isColor(String(value)) ? String(value) : OWN_COLOR}
    text={<bdi className="code">{String(value)}</bdi>}
  />
);
