import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ReactNode, startTransition, useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '@/i18n/use-t';
import { checkKnown, schemasAt } from '@/lib/rules/schema-path';
import type { FieldPath } from '@/lib/rules/values';
import { FormContext, ListContext, SectionContext } from './form-context';
import { isRequired, listRuleOf } from './rules';
import { useRegister } from './use-register';

export interface FieldListProps {
  /** The list's field in the form and in its schema. */
  name: string;
  label: string;
  /** What it means that there is no entry, where that is not the same as nothing. */
  none?: string;
  /** Most entries. */
  max: number;
  /** What a new entry holds. */
  fresh: () => unknown;
  /** The fields of one entry, named from the entry on; a list of plain texts has one field named `[]`. */
  children: ReactNode;
}

function Entry({ list, index, children }: { list: FieldPath; index: number; children: ReactNode }) {
  const place = useMemo(() => ({ item: [index], full: [...list, index] }), [list, index]);
  return <ListContext.Provider value={place}>{children}</ListContext.Provider>;
}

/** So many entries are drawn at once; a hundred fields in one go would keep the page from answering for seconds. */
const AT_ONCE = 8;
const SLICE_MS = 16;

/** An entry far down follows when there is time, each in a turn of its own. */
function Slice({ index, children }: { index: number; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(index < AT_ONCE);
  useEffect(() => {
    if (isDrawn) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(true)), (index - AT_ONCE) * SLICE_MS);
    return () => clearTimeout(timer);
  }, [isDrawn, index]);
  return isDrawn ? children : <div className="field-list-waiting" />;
}

/** A list of entries with the same fields, such as address ranges or servers. */
export function FieldList({ name, label, none, max, fresh, children }: FieldListProps) {
  const t = useT();
  const around = useContext(ListContext);
  const list = useMemo(() => [...around.full, name], [around, name]);
  const instance = Form.useFormInstance();
  const form = useContext(FormContext);
  if (process.env.NODE_ENV !== 'production' && form) checkKnown(form.schema, list);
  const own = form && schemasAt(form.schema, list)[0];
  const mark = own && isRequired(own) ? ' is-required' : '';
  useRegister(list, { label, dependencies: [] });
  // Where it is all that its section is about, the heading has said so.
  const isSaid = useContext(SectionContext) === label;
  const full = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  // The button that was pressed goes with its entry: the next one takes the focus, or the one that adds.
  const takeOut = (index: number, remove: () => void) => {
    flushSync(remove);
    const left =
      box.current?.querySelectorAll<HTMLElement>(':scope > .field-list-entry > button, :scope > button') ?? [];
    left[Math.min(index, left.length - 1)]?.focus();
  };
  return (
    <Form.List name={[...around.item, name]} rules={form ? [listRuleOf(form, list, label, t, instance)] : []}>
      {(entries, { add, remove }, { errors }) => (
        <fieldset ref={box} className="field-list">
          <legend className={isSaid ? 'visually-hidden' : `field-list-legend${mark}`}>{label}</legend>
          {none && entries.length === 0 && <p className="field-list-none">{none}</p>}
          {entries.map((entry, index) => (
            <div key={entry.key} className="field-list-entry">
              <div className="field-list-fields">
                <Slice index={index}>
                  <Entry list={list} index={entry.name}>
                    {children}
                  </Entry>
                </Slice>
              </div>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('form.removeEntry', { n: index + 1 })}
                onClick={() => takeOut(index, () => remove(entry.name))}
              />
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            // Where the focus goes when the list itself is refused.
            {...(form && { id: [form.name, ...list].join('_') })}
            icon={<PlusOutlined aria-hidden />}
            // Only ever true: false would enable it inside a form that is for reading only.
            {...(entries.length >= max && { disabled: true, 'aria-describedby': full })}
            onClick={() => add(fresh())}
          >
            {t('form.add')}
          </Button>
          {entries.length >= max && (
            <p id={full} className="screen-note">
              {t('rule.array.max', { label, max })}
            </p>
          )}
        </fieldset>
      )}
    </Form.List>
  );
}
