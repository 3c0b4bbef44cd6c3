import { Form, Input } from 'antd';
import { cloneElement, type ReactElement, type ReactNode, useContext } from 'react';
import { useT } from '@/i18n/use-t';
import { maxLength } from '@/lib/rules/max-length';
import { checkKnown, schemasAt } from '@/lib/rules/schema-path';
import { isSecret } from '@/lib/rules/secret';
import { keyOf, valueAt } from '@/lib/rules/values';
import { SecretInput } from '../feedback/secret-input';
import { type ControlProps, FormContext, LabelContext, ListContext } from './form-context';
import { LeftField } from './left-field';
import { withOwnChoice } from './own-choice';
import { readerOf } from './reader';
import { isRequired, ruleOf } from './rules';
import { useRegister } from './use-register';

interface Props {
  /** Path of the field in the form and in its schema; inside a FieldList, from the entry on. */
  name: string | number | readonly (string | number)[];
  label: string;
  /** A sentence under the field. */
  help?: ReactNode;
  /** Names of fields beside this one whose change checks it again, as rules over several fields need it. */
  dependencies?: readonly string[];
  /** Where a rule over several fields decides whether it is required, and the field's own schema does not say. */
  isRequired?: boolean;
  /** `checked` for a switch or checkbox. */
  valueProp?: string;
  /** Asks the server when the field is left and again at submit; gives the text of what is wrong, or null. */
  check?: (value: string) => Promise<string | null>;
  /** How a value reads in a comparison, where the control does not say it: a text, a choice or a switch does. */
  read?: (value: unknown) => ReactNode;
  children: ReactElement<ControlProps>;
}

const codePoints = (text: string) => [...text].length;

/** A limit that is still far says nothing to who types. */
const nearLimit = ({ count, maxLength = 0 }: { count: number; maxLength?: number }) =>
  count * 5 >= maxLength * 4 ? `${count} / ${maxLength}` : '';

/** A text field counts its code points where they come close to what the schema allows; it flags, it never cuts. */
function counted(child: ReactElement<ControlProps>, max: number | undefined) {
  const isText = child.type === Input || child.type === Input.TextArea;
  if (!isText || max === undefined || child.props.count) return child;
  return cloneElement(child, { count: { show: nearLimit, max, strategy: codePoints } });
}

/**
 * One field: rules, required mark and counter come from the form's schema; the messages of a refusal land here too.
 */
export function Field(props: Props) {
  const { name, label, help, dependencies = [], valueProp = 'value', check, children } = props;
  const t = useT();
  const form = useContext(FormContext);
  const entry = useContext(ListContext);
  const inner = typeof name === 'object' ? name : [name];
  const path = [...entry.full, ...inner];
  const schemas = form ? schemasAt(form.schema, path) : [];
  const own = schemas[0];
  const isHidden = schemas.some(isSecret);
  const control = withOwnChoice(children, schemas, valueAt(form?.initial.current, path));
  useRegister(path, {
    label,
    dependencies: dependencies.map((other) => keyOf([...entry.full, other])),
    read: props.read ?? readerOf(control),
    options: control.props.options,
    isSecret: isHidden,
  });
  if (process.env.NODE_ENV !== 'production' && form) checkKnown(form.schema, path);
  if (process.env.NODE_ENV !== 'production' && own && children.type === SecretInput && !isHidden)
    throw new Error(
      `“${keyOf(path)}” is drawn as a secret: mark it with secret() in its schema, or a draft would keep it`,
    );
  const asked = async (_: unknown, value: unknown) => {
    if (!check || typeof value !== 'string' || value === '') return;
    // What the check cannot say, the server says at submit.
    const wrong = await check(value).catch(() => null);
    if (wrong) throw new Error(wrong);
  };
  const shown = counted(control, own && maxLength(own));
  return (
    <LabelContext value={label}>
      <Form.Item
        name={[...entry.item, ...inner]}
        label={label}
        extra={help}
        required={props.isRequired ?? (valueProp !== 'checked' && own !== undefined && isRequired(own))}
        valuePropName={valueProp}
        validateFirst
        // What is typed blindly is judged when it is left; a checklist may follow the typing.
        validateTrigger={isHidden ? 'onBlur' : check ? ['onChange', 'onBlur'] : 'onChange'}
        rules={[
          ...(form ? [ruleOf(form, path, label, t)] : []),
          ...(check ? [{ validator: asked, validateTrigger: 'onBlur' }] : []),
        ]}
      >
        {check || isHidden ? <LeftField path={path}>{shown}</LeftField> : shown}
      </Form.Item>
    </LabelContext>
  );
}
