import { ThunderboltOutlined } from '@ant-design/icons';
import { GROUPS, type PaletteOption } from './option';

/** One line of the palette: what it is, what it says, and under it where that stands. */
export function OptionLine({ option: { group, label, lang, trail, isAction } }: { option: PaletteOption }) {
  const Icon = isAction ? ThunderboltOutlined : GROUPS[group].icon;
  return (
    <>
      <Icon className="palette-icon" aria-hidden />
      <span className="palette-words">
        <bdi className="palette-label" lang={lang}>
          {label}
        </bdi>{' '}
        {trail !== '' && <span className="palette-trail">{trail}</span>}
      </span>
    </>
  );
}
