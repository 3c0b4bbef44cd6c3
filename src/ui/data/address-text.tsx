import { Fragment } from 'react';
import './address-text.css';

/** Up to and with the signs that an address may be parted after. */
const PARTS = /[^/.?&]*[/.?&]+|[^/.?&]+$/g;

/** An address in the code face that takes several lines where it must: parted after a slash or a dot, not in a word. */
export function AddressText({ text }: { text: string }) {
  const parts = text.match(PARTS) ?? [];
  return (
    <bdi className="code address-text" dir="ltr">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in their order.
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}
