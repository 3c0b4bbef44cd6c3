import { Form } from 'antd';
import { cloneElement, type FocusEvent, type ReactElement } from 'react';
import type { FieldPath } from '@/lib/rules/values';
import { afterRelease } from './after-release';
import type { ControlProps } from './form-context';

interface Props {
  path: FieldPath;
  children: ReactElement<ControlProps>;
  /** Has it checked, as its item of the form says. */
  onBlur?: (event: FocusEvent) => void;
}

/** A control that is checked when it is left: by a press only after that has reached its button. */
export function LeftField({ path, children, onBlur, ...given }: Props) {
  const form = Form.useFormInstance();
  return cloneElement(children, {
    ...given,
    onBlur: (event: FocusEvent) => {
      children.props.onBlur?.(event);
      afterRelease(() => {
        // What was pressed may have been the submit, which checks it by itself.
        if (!form.isFieldValidating([...path])) onBlur?.(event);
      });
    },
  });
}
