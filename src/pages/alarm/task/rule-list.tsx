import { Form, Input } from 'antd';
import { useContext } from 'react';
import type { Scene, SceneField } from '@/api/alarm/scene';
import { alarmTaskInput } from '@/api/alarm/task';
import { condition, MOST_RULES } from '@/api/alarm/task-rule';
import { BARE_OPERATORS, LIST_OPERATORS, NUMBER_OPERATORS, OPERATORS, type Operator } from '@/domain/alarm/condition';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { ListContext } from '@/ui/form/form-context';
import { formOf } from '@/ui/form/form-of';
import { listOf } from '@/ui/form/list-of';
import { ValueLines } from './value-lines';
import './task.css';

const LISTS = { filters: listOf(alarmTaskInput, 'filters'), triggers: listOf(alarmTaskInput, 'triggers') } as const;
const { Field, useValue } = formOf(condition);

const has = (list: readonly string[], one: string) => list.includes(one);

/** What the operator compares with: nothing, a list, a number, a choice, a network or a text. */
function ValueField({ field, operator }: { field: SceneField | undefined; operator: Operator | undefined }) {
  const t = useT();
  const label = t('alarmTask.value');
  const choices = field?.options.map(({ value, name }) => ({ value, label: name })) ?? [];
  if (operator === undefined || has(BARE_OPERATORS, operator)) return null;
  if (has(LIST_OPERATORS, operator)) {
    return (
      <Field name="values" label={label} help={choices.length === 0 ? t('alarmTask.linesHelp') : undefined}>
        {choices.length > 0 ? <Choice mode="multiple" options={choices} /> : <ValueLines />}
      </Field>
    );
  }
  if (has(NUMBER_OPERATORS, operator)) {
    return (
      <Field name="value" label={label}>
        <Input inputMode="decimal" suffix={field?.unit} dir="ltr" count={{ show: false }} />
      </Field>
    );
  }
  return (
    <Field name="value" label={label} help={operator === 'cidr' ? t('alarmTask.cidrHelp') : undefined}>
      {choices.length > 0 ? <Choice options={choices} /> : <Input spellCheck={false} />}
    </Field>
  );
}

/** One rule: a field of the scene, an operator that fits it, and the operator's own kind of value. */
function RuleFields({ scene }: { scene: Scene }) {
  const t = useT();
  const form = Form.useFormInstance();
  const { full } = useContext(ListContext);
  const at = [...full];
  const alias = useValue('field');
  const operator = useValue('operator');
  const field = scene.fields.find((one) => one.alias === alias);
  const operators: readonly Operator[] = field ? OPERATORS[field.kind] : [];
  // A value means something under its operator only: what was entered for another one would be hidden, and wrong.
  const clear = () => {
    form.setFieldValue([...at, 'value'], undefined);
    form.setFieldValue([...at, 'values'], undefined);
  };
  return (
    <div className="alarm-rule">
      <Field name="field" label={t('alarmTask.field')}>
        <Choice
          options={scene.fields.map((one) => ({ value: one.alias, label: one.name }))}
          onChange={() => {
            form.setFieldValue([...at, 'operator'], undefined);
            clear();
          }}
        />
      </Field>
      <Field name="operator" label={t('alarmTask.operator')}>
        <Choice
          options={operators.map((value) => ({ value, label: t(`alarmTask.operator.${value}`) }))}
          onChange={clear}
        />
      </Field>
      <ValueField field={field} operator={operator} />
    </div>
  );
}

/** Filter rules, of which all hold, or trigger rules. */
export function RuleList({ name, scene }: { name: 'filters' | 'triggers'; scene: Scene }) {
  const t = useT();
  const List = LISTS[name];
  return (
    <List
      label={t(`alarmTask.${name}`)}
      max={MOST_RULES}
      fresh={() => ({})}
      {...(name === 'filters' && { none: t('alarmTask.filtersNone') })}
    >
      <RuleFields scene={scene} />
    </List>
  );
}
