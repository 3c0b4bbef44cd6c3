import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ReactNode, useContext, useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import { ListContext, type Path } from './form-context';

interface Props {
  /** The list's field in the form and in its schema. */
  name: string;
  label: string;
  /** Most entries. */
  max: number;
  /** What a new entry holds. */
  fresh: () => unknown;
  /** The fields of one entry, named from the entry on; a list of plain texts has one field named `[]`. */
  children: ReactNode;
}

function Entry({ list, index, children }: { list: Path; index: number; children: ReactNode }) {
  const place = useMemo(() => ({ item: [index], full: [...list, index] }), [list, index]);
  return <ListContext.Provider value={place}>{children}</ListContext.Provider>;
}

/** A list of entries with the same fields, such as address ranges or servers. */
export function FieldList({ name, label, max, fresh, children }: Props) {
  const t = useT();
  const around = useContext(ListContext);
  const list = useMemo(() => [...around.full, name], [around, name]);
  return (
    <Form.List name={[...around.item, name]}>
      {(entries, { add, remove }) => (
        <fieldset className="field-list">
          <legend className="field-list-legend">{label}</legend>
          {entries.map((entry, index) => (
            <div key={entry.key} className="field-list-entry">
              <div className="field-list-fields">
                <Entry list={list} index={entry.name}>
                  {children}
                </Entry>
              </div>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('form.removeEntry', { n: index + 1 })}
                onClick={() => remove(entry.name)}
              />
            </div>
          ))}
          <Button
            icon={<PlusOutlined aria-hidden />}
            // Only ever true: false would enable it inside a form that is for reading only.
            {...(entries.length >= max && { disabled: true })}
            onClick={() => add(fresh())}
          >
            {t('form.add')}
          </Button>
        </fieldset>
      )}
    </Form.List>
  );
}
