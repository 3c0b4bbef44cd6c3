import { structuredPatch } from 'diff';
import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';

const KIND = { '+': 'added', '-': 'removed' } as const;
const kindOf = (line: string) =>
  line.startsWith('+') || line.startsWith('-') ? KIND[line[0] === '+' ? '+' : '-'] : 'same';

/** The lines of the router configuration that differ, with three lines around them. */
export default function TextDiff({ before, after }: { before: string; after: string }) {
  const t = useT();
  const hunks = useMemo(() => structuredPatch('a', 'b', before, after, '', '', { context: 3 }).hunks, [before, after]);
  if (hunks.length === 0) return <p>{t('network.sameText')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <pre className="network-diff" dir="ltr" tabIndex={0}>
      {hunks.map((hunk) => (
        <code key={`${hunk.oldStart}-${hunk.newStart}`}>
          <span className="network-diff-place">{`@@ ${hunk.oldStart} → ${hunk.newStart} @@\n`}</span>
          {hunk.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name.
            <span key={index} className={`network-diff-${kindOf(line)}`}>{`${line}\n`}</span>
          ))}
        </code>
      ))}
    </pre>
  );
}
