import { ThunderboltOutlined } from '@ant-design/icons';
import { Fragment } from 'react';
import { piecesOf } from '@/lib/highlight';
import { GROUPS, type PaletteOption } from './option';
import { otherLanguage } from './use-actions';

/** The id of an object, such as `SA-103`: a line does not end within one. */
const ID = /\b[A-Z]{2,}-\d+\b/g;

interface Drawn {
  at: number;
  text: string;
  isHit: boolean;
}

/** What is drawn of a label, parted at the ends of ids as well; each id is a row of its own. */
function rowsOf(pieces: readonly { text: string; isHit: boolean }[], label: string): { isId: boolean; row: Drawn[] }[] {
  const ids = [...label.matchAll(ID)].map(({ 0: text, index }) => [index, index + text.length] as const);
  const rows: { isId: boolean; row: Drawn[] }[] = [];
  let start = 0;
  for (const { text, isHit } of pieces) {
    const end = start + text.length;
    const cuts = [start, ...ids.flat().filter((cut) => cut > start && cut < end), end];
    for (const [index, at] of cuts.slice(0, -1).entries()) {
      const id = ids.find(([from, to]) => from <= at && at < to);
      const drawn = { at, text: label.slice(at, cuts[index + 1]), isHit };
      const last = rows.at(-1);
      const isSame = id ? last?.isId === true && (last.row[0]?.at ?? 0) >= id[0] : last?.isId === false;
      if (last && isSame) last.row.push(drawn);
      else rows.push({ isId: id !== undefined, row: [drawn] });
    }
    start = end;
  }
  return rows;
}

/** A label with what was typed marked in it, its ids whole. */
function Marked({ label, keyword }: { label: string; keyword: string }) {
  return rowsOf(piecesOf(label, keyword), label).map(({ isId, row }) => {
    const drawn = row.map(({ at, text, isHit }) =>
      isHit ? (
        <span key={at} className="palette-hit">
          {text}
        </span>
      ) : (
        <Fragment key={at}>{text}</Fragment>
      ),
    );
    const key = row[0]?.at;
    return isId ? (
      <span key={key} className="palette-id">
        {drawn}
      </span>
    ) : (
      <Fragment key={key}>{drawn}</Fragment>
    );
  });
}

/** A label with what was typed marked in it; it is read out in one piece. */
function Hits({ label, lang, keyword }: Pick<PaletteOption, 'label' | 'lang'> & { keyword: string }) {
  const pieces = piecesOf(label, keyword);
  if (!pieces.some(({ isHit }) => isHit)) {
    return (
      <bdi className="palette-label" lang={lang}>
        <Marked label={label} keyword={keyword} />
      </bdi>
    );
  }
  return (
    <>
      <bdi className="visually-hidden" lang={lang}>
        {label}
      </bdi>
      <bdi className="palette-label" lang={lang} aria-hidden>
        <Marked label={label} keyword={keyword} />
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
  const { group, label, also, lang, trail, screen, isAction } = option;
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
        {trail.length > 0 && <Trail names={trail} isOfObject={screen !== undefined} />}
      </span>
    </>
  );
}
