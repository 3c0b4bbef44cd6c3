import { createElement, startTransition, useEffect, useState } from 'react';

// Stands in for antd's pagination inside its table: it comes after the rows, which do not wait for its Select.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
let loaded = null;

export default (props) => {
  const [Pagination, setPagination] = useState(() => loaded);
  // With each drawing until it is there: a lost line must not take the rows away, as React.lazy would, and the next
  // answer draws the table again.
  useEffect(() => {
    if (Pagination) return;
    painted()
      .then(() => import('antd/es/pagination'))
      .then(
        (module) => {
          loaded = module.default;
          startTransition(() => setPagination(() => loaded));
        },
        () => undefined,
      );
  });
  if (Pagination) return createElement(Pagination, props);
  return createElement('div', { className: `ant-pagination ${props.className}`, style: { blockSize: 24 } });
};
