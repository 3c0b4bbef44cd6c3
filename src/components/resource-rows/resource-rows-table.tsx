import { PlusOutlined, SearchOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button, ConfigProvider, Form, Input } from 'antd';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_RESOURCE_ROWS, type Operation } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { COLUMNS, OPERATIONS, type RowOptions } from './labels';
import { TableRow } from './table-row';
import { type KnownResource, named, placesOf, type RowFaults, type TypedRow } from './typed-row';

const ManyRows = lazyComponent(() => import('./many-rows'), ['components/upload']);

export interface Covered {
  modules: readonly string[];
  note: string;
}

interface Props {
  label: string;
  options: RowOptions;
  known: readonly KnownResource[];
  faults: ReadonlyMap<number, RowFaults>;
  covered: Covered | undefined;
  /** Whether a row gives reading only, whatever it says. */
  isCapped: boolean;
  /** Given by the form: id of what the focus goes to, value, change, whether it only shows. */
  id?: string;
  value?: readonly TypedRow[];
  onChange?: (rows: TypedRow[]) => void;
  disabled?: boolean;
}

const NO_ROWS: readonly TypedRow[] = [];

/** Resources as a table that is edited in place: searched, pasted into, filled from a file. */
export function ResourceRowsTable(props: Props) {
  const { label, options, known, faults, covered, isCapped, id, value = NO_ROWS, onChange } = props;
  const t = useT();
  const own = useId();
  const isFixed = ConfigProvider.useConfig().componentDisabled === true || props.disabled === true;
  const [keyword, setKeyword] = useState('');
  const [isMany, setMany] = useState(false);
  const [left, setLeft] = useState(0);
  const box = useRef<HTMLTableSectionElement>(null);
  const shown = placesOf(value, keyword);
  const latest = useRef({ value, onChange, known });
  useEffect(() => {
    latest.current = { value, onChange, known };
  });
  const set = useCallback((make: (rows: readonly TypedRow[]) => TypedRow[]) => {
    const next = make(latest.current.value);
    latest.current.onChange?.(next);
  }, []);
  const change = useCallback(
    (index: number, part: TypedRow) =>
      set((rows) =>
        rows.map((row, at) => {
          if (at !== index) return row;
          return part.name === undefined ? { ...row, ...part } : named(row, part.name, latest.current.known);
        }),
      ),
    [set],
  );
  /** Puts rows after those there are, or in the place of one that is still empty. */
  const add = useCallback(
    (more: readonly TypedRow[], from?: number) =>
      set((rows) => {
        const kept = from === undefined || rows[from]?.name ? rows : rows.filter((_, index) => index !== from);
        setLeft(Math.max(0, kept.length + more.length - MAX_RESOURCE_ROWS));
        return [...kept, ...more].slice(0, MAX_RESOURCE_ROWS);
      }),
    [set],
  );
  const paste = useCallback(
    (index: number, text: string) => {
      const names = text.split(/[\r\n]+/).map((line) => line.split(/[\t,;]/)[0]?.trim() ?? '');
      const fresh = names.filter((name) => name !== '');
      add(
        fresh.map((name) => named({ operation: 'readOnly' }, name, latest.current.known)),
        index,
      );
    },
    [add],
  );
  // The button that was pressed goes with its row: the next one takes the focus, or the search.
  const remove = useCallback(
    (index: number) => {
      const place = [...(box.current?.querySelectorAll('button') ?? [])].indexOf(
        document.activeElement instanceof HTMLButtonElement ? document.activeElement : document.createElement('button'),
      );
      flushSync(() => set((rows) => rows.filter((_, at) => at !== index)));
      setLeft(0);
      const buttons = box.current?.querySelectorAll('button') ?? [];
      const next = buttons[Math.min(Math.max(place, 0), buttons.length - 1)];
      if (next) next.focus();
      else document.getElementById(`${own}-add`)?.focus();
    },
    [set, own],
  );
  const one = () => {
    flushSync(() => {
      setKeyword('');
      add([{ operation: 'readOnly' }]);
    });
    box.current?.querySelector<HTMLInputElement>('tr:last-child input')?.focus();
  };
  const isCovered = ({ module }: TypedRow) => module !== undefined && (covered?.modules.includes(module) ?? false);
  const setAll = (operation: Operation) =>
    set((rows) => rows.map((row, index) => (shown.includes(index) && !isCovered(row) ? { ...row, operation } : row)));
  const isFull = value.length >= MAX_RESOURCE_ROWS;
  const firstWrong = [...faults.keys()][0];
  // What is wrong is marked in its row: the form would color the search and the paste field with it.
  return (
    <Form.Item noStyle validateStatus="">
      <div className="resource-grid">
        {value.length > 0 && (
          <div className="resource-grid-tools">
            <Input
              type="search"
              disabled={false}
              allowClear
              prefix={<SearchOutlined aria-hidden />}
              aria-label={t('resourceRows.search')}
              placeholder={t('resourceRows.search')}
              value={keyword}
              onChange={(event) => setKeyword(event.target.value)}
              onPressEnter={(event) => event.preventDefault()}
            />
            <output className="tabular">
              {t('resourceRows.count', { shown: shown.length, count: value.length, max: MAX_RESOURCE_ROWS })}
            </output>
            {!isFixed && value.length > 1 && (
              // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no part of the form's structure.
              <div className="resource-rows-bulk" role="group" aria-label={t('resourceRows.bulk')}>
                <span>{t(keyword.trim() === '' ? 'resourceRows.bulk' : 'resourceRows.bulkShown')}</span>
                <Button size="small" onClick={() => setAll('readWrite')}>
                  {t(OPERATIONS.readWrite)}
                </Button>
                <Button size="small" onClick={() => setAll('readOnly')}>
                  {t(OPERATIONS.readOnly)}
                </Button>
              </div>
            )}
          </div>
        )}
        {value.length > 0 && (
          <div className="resource-grid-box">
            <table aria-label={label}>
              <thead>
                <tr>
                  <th scope="col">#</th>
                  {Object.entries(COLUMNS).map(([key, title]) => (
                    <th key={key} scope="col">
                      {t(title)}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody ref={box}>
                {shown.map((index) => (
                  <TableRow
                    // A row has no other name than its place, and never moves.
                    key={index}
                    index={index}
                    row={value[index] ?? {}}
                    options={options}
                    names={`${own}-names`}
                    id={index === firstWrong && id ? id : `${own}-${index}`}
                    faults={faults.get(index)}
                    isFixed={isFixed}
                    note={isCovered(value[index] ?? {}) ? covered?.note : undefined}
                    isCapped={isCapped}
                    onChange={change}
                    onPaste={paste}
                    onRemove={remove}
                  />
                ))}
              </tbody>
            </table>
          </div>
        )}
        <datalist id={`${own}-names`}>
          {known.map(({ type, name }) => (
            <option key={`${type}:${name}`} value={name} />
          ))}
        </datalist>
        {value.length > 0 && shown.length === 0 && <p className="absent">{t('resourceRows.noMatch')}</p>}
        {left > 0 && <p role="alert">{t('resourceRows.leftOut', { count: left, max: MAX_RESOURCE_ROWS })}</p>}
        {!isFixed && isFull && <p className="screen-note">{t('rule.array.max', { label, max: MAX_RESOURCE_ROWS })}</p>}
        {!isFixed && (
          <div className="form-actions">
            <Button
              id={firstWrong === undefined && id ? id : `${own}-add`}
              icon={<PlusOutlined aria-hidden />}
              disabled={isFull}
              onClick={one}
            >
              {t('form.add')}
            </Button>
            <Button
              icon={<UnorderedListOutlined aria-hidden />}
              disabled={isFull}
              aria-expanded={isMany}
              onClick={() => setMany(!isMany)}
            >
              {t('resourceRows.many')}
            </Button>
            {isFull && <span className="absent">{t('resourceRows.full', { max: MAX_RESOURCE_ROWS })}</span>}
          </div>
        )}
        {isMany && !isFixed && (
          <Suspense>
            <ManyRows options={options} known={known} onAdd={add} />
          </Suspense>
        )}
      </div>
    </Form.Item>
  );
}
