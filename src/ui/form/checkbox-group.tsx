import { Checkbox } from 'antd';
import type { AriaAttributes, ComponentProps } from 'react';

type Props = ComponentProps<typeof Checkbox.Group<string>> & Pick<AriaAttributes, 'aria-required'>;

/** Several out of a few, as checkboxes. A group cannot say that it is required (ARIA 1.2): the mark of its label does. */
export function CheckboxGroup({ 'aria-required': _, ...props }: Props) {
  return <Checkbox.Group {...props} />;
}
