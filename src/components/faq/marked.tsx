import { Fragment } from 'react';
import { piecesOf } from '@/lib/highlight';
import './marked.css';

/** A text with the keyword marked, by text nodes only: neither the text nor the keyword can become markup. */
export function Marked({ text, keyword }: { text: string; keyword: string }) {
  let at = 0;
  return (
    <bdi>
      {piecesOf(text, keyword).map((piece) => {
        const key = at;
        at += piece.text.length;
        return piece.isHit ? <mark key={key}>{piece.text}</mark> : <Fragment key={key}>{piece.text}</Fragment>;
      })}
    </bdi>
  );
}
