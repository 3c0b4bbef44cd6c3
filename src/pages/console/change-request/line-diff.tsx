import { structuredPatch } from 'diff';
import { useMemo, useState } from 'react';
import type { RequestComment } from '@/api/console/change-request';
import { type Anchor, atLines } from '@/domain/change-request/line-comments';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { blockOf } from '@/lib/text-block';
import { CommentForm } from './comment-form';
import { CommentView } from './comment-view';
import '@/ui/data/text-diff.css';

interface Line {
  readonly sign: string;
  readonly text: string;
  readonly anchor: Anchor;
  /** Where the hunk stands, on its first line. */
  readonly place: string | null;
}

const LONGEST = 256;

/** The lines that differ with those around them, each with the block that it stands in. */
function linesOf(t: T, before: string, after: string): Line[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return structuredPatch('a', 'b', before, after, '', '', { context: 3 }).hunks.flatMap((hunk) => {
    let [was, is] = [hunk.oldStart - 1, hunk.newStart - 1];
    return hunk.lines.map((line, index) => {
      const sign = line.charAt(0);
      const isGone = sign === '-';
      const section = blockOf(isGone ? old : now, isGone ? was : is).join(' › ');
      if (sign !== '+') was += 1;
      if (!isGone) is += 1;
      const text = line.slice(1);
      return {
        sign,
        text,
        anchor: { section: section.slice(0, LONGEST), line: text.trim().slice(0, LONGEST) },
        place: index === 0 ? [t('textDiff.line', { line: hunk.newStart }), section].filter(Boolean).join(DOT) : null,
      };
    });
  });
}

const KIND: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed' };

interface Props {
  id: string;
  before: string;
  after: string;
  comments: readonly RequestComment[];
  /** Whether something may still be said. */
  isOpen: boolean;
}

/** What changes in the router's configuration, with what was said at each line and the way to say more. */
export function LineDiff({ id, before, after, comments, isOpen }: Props) {
  const t = useT();
  const [asked, setAsked] = useState<number | null>(null);
  const lines = useMemo(() => linesOf(t, before, after), [t, before, after]);
  const { at, gone } = useMemo(
    () =>
      atLines(
        lines.map(({ anchor }) => anchor),
        comments,
      ),
    [lines, comments],
  );
  if (lines.length === 0) return <p>{t('changeRequest.sameText')}</p>;
  return (
    <>
      <ol className="request-diff">
        {lines.map(({ sign, text, anchor, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name.
          <li key={index}>
            {place !== null && (
              <div className="request-diff-place" dir="ltr">
                {place}
              </div>
            )}
            <div className={`request-diff-line text-diff-${KIND[sign] ?? 'same'}`} dir="ltr">
              <code>{`${sign}${text}`}</code>
              {isOpen && text.trim() !== '' && (
                <button
                  type="button"
                  className="row-button"
                  aria-label={t('changeRequest.commentAt', { line: text.trim() })}
                  onClick={() => setAsked(asked === index ? null : index)}
                >
                  {t('changeRequest.comment')}
                </button>
              )}
            </div>
            {at.get(index)?.map((comment) => (
              <CommentView key={comment.id} id={id} comment={comment} isOpen={isOpen} />
            ))}
            {asked === index && <CommentForm id={id} anchor={anchor} onDone={() => setAsked(null)} />}
          </li>
        ))}
      </ol>
      {gone.map((comment) => (
        <CommentView key={comment.id} id={id} comment={comment} isOpen={isOpen} isGone />
      ))}
    </>
  );
}
