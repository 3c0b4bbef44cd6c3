import { createElement, lazy, Suspense } from 'react';

// Stands in for antd's pagination inside its table: it comes after the rows, which do not wait for its Select.
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const Pagination = lazy(() => painted().then(() => import('antd/es/pagination')));

export default (props) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: `ant-pagination ${props.className}`, style: { blockSize: 24 } }) },
    createElement(Pagination, props),
  );
