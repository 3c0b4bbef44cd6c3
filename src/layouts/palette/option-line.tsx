import { ThunderboltOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import { piecesOf } from '@/lib/highlight';
import { GROUPS, type PaletteOption } from './option';
import { otherLanguage } from './use-actions';

/** A label with what was typed marked in it; it is read out in one piece. */
function Hits({ label, lang, keyword }: Pick<PaletteOption, 'label' | 'lang'> & { keyword: string }) {
  const pieces = piecesOf(label, keyword);
  if (!pieces.some(({ isHit }) => isHit)) {
    return (
      <bdi className="palette-label" lang={lang}>
        {label}
      </bdi>
    );
  }
  let at = 0;
  const marked = pieces.map(({ text, isHit }) => {
    const key = at;
    at += text.length;
    return isHit ? (
      <span key={key} className="palette-hit">
        {text}
      </span>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
  return (
    <>
      <bdi className="visually-hidden" lang={lang}>
        {label}
      </bdi>
      <bdi className="palette-label" lang={lang} aria-hidden>
        {marked}
      </bdi>
    </>
  );
}

/**
 * Where it stands: of a long way the first names give way, whole ones, since its end tells which place it is. They stand in
 * reverse, as lines break after what came first, so it is read out from a text of its own.
 */
function Trail({ names }: { names: readonly string[] }) {
  return (
    <span className="palette-trail">
      <span className="visually-hidden">{names.join(' / ')}</span>
      {[...names].reverse().map((name, index) => (
        <span key={name} className="palette-place" aria-hidden>
          <bdi>{name}</bdi>
          {index > 0 && ' / '}
        </span>
      ))}
    </span>
  );
}

/** One line of the palette: what it is, what it says with what was typed marked in it, and where that stands. */
export function OptionLine({ option, keyword }: { option: PaletteOption; keyword: string }) {
  const { group, label, also, lang, trail, isAction } = option;
  const Icon = isAction ? ThunderboltOutlined : GROUPS[group].icon;
  return (
    <>
      <Icon className="palette-icon" aria-hidden />
      <span className="palette-words">
        <span className="palette-name">
          <Hits label={label} lang={lang} keyword={keyword} />
          {also !== undefined && (
            <span className="palette-also">
              {' '}
              <Hits label={also} lang={otherLanguage()} keyword={keyword} />
            </span>
          )}
        </span>{' '}
        {trail.length > 0 && <Trail names={trail} />}
      </span>
    </>
  );
}
