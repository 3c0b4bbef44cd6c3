import { keywordPattern } from '@/lib/highlight';
import type { FaqEntry } from './entry';
import { Marked } from './marked';
import './faq-answers.css';

/** Questions that open on their answers; one whose answer has the keyword is open. */
export function FaqAnswers({ entries, keyword }: { entries: readonly FaqEntry[]; keyword: string }) {
  return entries.map(({ id, title, body, lang }) => {
    const pattern = keywordPattern(keyword);
    const isHit = pattern !== null && body.some((text) => pattern.test(text));
    return (
      // Another keyword opens it anew; meanwhile it is the reader's to open and close.
      <details key={`${id} ${keyword}`} className="faq-details" lang={lang} open={isHit}>
        <summary>
          <Marked text={title} keyword={keyword} />
        </summary>
        {body.map((text) => (
          <p key={text}>
            <Marked text={text} keyword={keyword} />
          </p>
        ))}
      </details>
    );
  });
}
