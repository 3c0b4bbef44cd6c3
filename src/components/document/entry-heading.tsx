import { useEffect, useRef } from 'react';
import { useLocation } from '@/lib/navigation';
import { absoluteAddress } from '@/session/config';
import { CopyLink } from '@/ui/feedback/copy-link';

interface Props {
  title: string;
  /** Which entry of its log, by the number that an address names. */
  number: number;
  /** The address of the log. */
  address: string;
}

/** The heading of one entry of an upgrade log, with the link to it; an address that names it leads there. */
export function EntryHeading({ title, number, address }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = new URLSearchParams(useLocation().search).get('entry') === String(number);
  useEffect(() => {
    if (isMeant) heading.current?.scrollIntoView?.({ block: 'start' });
  }, [isMeant]);
  return (
    <h3 ref={heading} className="document-entry" aria-current={isMeant ? 'true' : undefined}>
      {title}
      <CopyLink
        size="small"
        type="text"
        of={title}
        hrefOf={() => absoluteAddress(`${address}${address.includes('?') ? '&' : '?'}entry=${number}`)}
      />
    </h3>
  );
}
