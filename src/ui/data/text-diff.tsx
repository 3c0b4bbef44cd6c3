import { type StructuredPatchHunk, structuredPatch } from 'diff';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import { blockOf } from '@/lib/text-block';
import './text-diff.css';

const KIND = { '+': 'added', '-': 'removed' } as const;
const kindOf = (line: string) =>
  line.startsWith('+') || line.startsWith('-') ? KIND[line[0] === '+' ? '+' : '-'] : 'same';

/** Where the first line of a hunk that differs belongs. */
function placeOf(
  { lines, oldStart, newStart }: StructuredPatchHunk,
  before: readonly string[],
  after: readonly string[],
) {
  const first = lines.findIndex((line) => !line.startsWith(' '));
  const isGone = lines[first]?.startsWith('-');
  return blockOf(isGone ? before : after, (isGone ? oldStart : newStart) - 1 + first).join(' › ');
}

/** The lines of a text that differ, with three lines, their place and their block around them; `none` is said where no line does. Its text: components/text-diff. */
export default function TextDiff({ before, after, none }: { before: string; after: string; none: string }) {
  const t = useT();
  const hunks = useMemo(() => {
    const [old, now] = [before.split('\n'), after.split('\n')];
    const { hunks } = structuredPatch('a', 'b', before, after, '', '', { context: 3 });
    return hunks.map((hunk) => ({ ...hunk, place: placeOf(hunk, old, now) }));
  }, [before, after]);
  if (hunks.length === 0) return <p>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <pre className="text-diff" dir="ltr" tabIndex={0}>
      {hunks.map((hunk) => (
        <code key={`${hunk.oldStart}-${hunk.newStart}`}>
          <span className="text-diff-place">{`${[t('textDiff.line', { line: hunk.newStart }), hunk.place].filter(Boolean).join(' · ')}\n`}</span>
          {hunk.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name.
            <span key={index} className={`text-diff-${kindOf(line)}`}>{`${line}\n`}</span>
          ))}
        </code>
      ))}
    </pre>
  );
}
