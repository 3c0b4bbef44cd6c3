import { ThunderboltOutlined } from '@ant-design/icons';
import { Fragment, type ReactNode } from 'react';
import { DOT } from '@/lib/dot';
import { type Piece, piecesOf } from '@/lib/highlight';
import { GROUPS, type PaletteOption } from './option';
import { otherLanguage } from './use-actions';

/** The ids of objects in a label, such as `SA-103`: a line does not end within one. */
const IDS = /(\b[A-Z]{2,}-\d+\b)/;

/** What stands between two places of a label, with what was typed marked in it. */
function marked(pieces: readonly Piece[], from: number, to: number): ReactNode[] {
  let start = 0;
  return pieces.map(({ text, isHit }) => {
    const at = start;
    start += text.length;
    const shown = text.slice(Math.max(0, from - at), Math.max(0, to - at)).replaceAll(' · ', DOT);
    return isHit && shown !== '' ? (
      <span key={at} className="palette-hit">
        {shown}
      </span>
    ) : (
      <Fragment key={at}>{shown}</Fragment>
    );
  });
}

/** A label with what was typed marked in it, its ids whole. */
function Marked({ label, pieces }: { label: string; pieces: readonly Piece[] }) {
  let start = 0;
  // Every other one is an id.
  return label.split(IDS).map((text, index) => {
    const from = start;
    start += text.length;
    const shown = marked(pieces, from, start);
    return index % 2 === 1 ? (
      <span key={from} className="palette-id">
        {shown}
      </span>
    ) : (
      // An empty text begins where the id after it does.
      <Fragment key={`text ${from}`}>{shown}</Fragment>
    );
  });
}

/** A label with what was typed marked in it; it is read out in one piece. */
function Hits({ label, lang, keyword }: Pick<PaletteOption, 'label' | 'lang'> & { keyword: string }) {
  const pieces = piecesOf(label, keyword);
  if (!pieces.some(({ isHit }) => isHit)) {
    return (
      <bdi className="palette-label" lang={lang}>
        <Marked label={label} pieces={pieces} />
      </bdi>
    );
  }
  return (
    <>
      <bdi className="visually-hidden" lang={lang}>
        {label}
      </bdi>
      <bdi className="palette-label" lang={lang} aria-hidden>
        <Marked label={label} pieces={pieces} />
      </bdi>
    </>
  );
}

/**
 * Where it stands: of a long way the first names give way, whole ones, since its end tells which place it is. They stand in
 * reverse, as lines break after what came first, so it is read out from a text of its own. Objects have names of any length:
 * only the end stands beside them, so that it looks alike in each line.
 */
function Trail({ names, isOfObject }: { names: readonly string[]; isOfObject: boolean }) {
  return (
    <span className="palette-trail">
      <span className="visually-hidden">{names.join(' / ')}</span>
      {[...names.slice(isOfObject ? -1 : 0)].reverse().map((name, index) => (
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
  const { group, label, also, passage, lang, trail, screen, isAction } = option;
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
          {passage !== undefined && (
            <span className="palette-also palette-passage">
              {' '}
              <Hits label={passage} lang={lang} keyword={keyword} />
            </span>
          )}
        </span>{' '}
        {trail.length > 0 && <Trail names={trail} isOfObject={screen !== undefined} />}
      </span>
    </>
  );
}
