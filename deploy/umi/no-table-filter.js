// Stands in for antd's filter dropdown of table heads, which brings Tree and Radio: lists filter in their filter bar.
export default () => null;

/** antd's table reads the keys of a filter's options through this; there are none. */
export const flattenKeys = () => [];
