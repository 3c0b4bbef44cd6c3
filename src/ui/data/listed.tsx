import { Fragment } from 'react';
import './dotted.css';

/** Facts in one line with dots between them. Where it ends, the next one begins a line, without its dot, and none is broken. */
export const Dotted = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => (
    <Fragment key={item}>
      {index > 0 && ' '}
      <span className="dotted">{index < items.length - 1 ? `${item}\u00a0·` : item}</span>
    </Fragment>
  ));
