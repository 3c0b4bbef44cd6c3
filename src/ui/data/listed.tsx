import { Fragment } from 'react';
import { useT } from '@/i18n/use-t';
import './listed.css';

/** Facts in one line, as a sentence lists them: where it ends the next one begins a line, and none is broken. */
export function Listed({ items }: { items: readonly string[] }) {
  const separator = useT()('common.separator');
  return items.map((item, index) => (
    <Fragment key={item}>
      <span className="listed">{index < items.length - 1 ? `${item}${separator.trimEnd()}` : item}</span>
      {index < items.length - 1 && (separator.endsWith(' ') ? ' ' : <wbr />)}
    </Fragment>
  ));
}
