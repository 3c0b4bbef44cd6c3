import { Fragment } from 'react';
import './address-text.css';

/** Up to and with the signs that an address may be parted after. */
const PARTS = /[^/?&]*[/?&]+|[^/?&]+$/g;
const WORDS = /[^.]*\.+|[^.]+$/g;

/** A name of a host in one piece is wider than a column can be from here on. */
const LONG = 36;

const partsOf = (text: string): string[] =>
  (text.match(PARTS) ?? []).flatMap((part) => (part.length > LONG ? (part.match(WORDS) ?? []) : [part]));

/**
 * An address in the code face that takes several lines where it must: parted after a slash, never in a word, and in the
 * name of a host (after a dot) only where it is a long one.
 */
export function AddressText({ text }: { text: string }) {
  return (
    <bdi className="code address-text" dir="ltr">
      {partsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
