import { Form } from 'antd';
import { useEffect } from 'react';
import { duplicateRows } from '@/api/business-account/resource-row';
import { BulkOperation } from './bulk-operation';
import type { RowOption } from './resource-row-fields';
import { ResourceSummary } from './resource-summary';

interface Props {
  name: string;
  modules: readonly RowOption[];
  covered: { modules: readonly string[]; note: string } | undefined;
}

const NO_ROWS: never[] = [];
const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What follows every key in the rows, apart from them so that a hundred rows are not rendered with it. */
export function RowsResult({ name, modules, covered }: Props) {
  const form = Form.useFormInstance();
  const typed: unknown = Form.useWatch(name, form);
  const rows = Array.isArray(typed) ? typed : NO_ROWS;
  const duplicates = duplicateRows(rows).join();
  // A row is told that it is the second of its kind while another one is edited, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the duplicates is what asks for it.
  useEffect(() => {
    const told = rows
      .map((_, index) => [name, index, 'name'])
      .filter((path) => form.getFieldError(path).length > 0 || duplicates.split(',').includes(String(path[1])));
    // The refusal shows in the rows themselves.
    if (told.length > 0) void form.validateFields(told).catch(() => undefined);
  }, [duplicates]);

  const isFixed = (row: unknown) =>
    isRow(row) && (covered?.modules.includes(String(Reflect.get(row, 'module'))) ?? false);
  return (
    <>
      {rows.length > 1 && (
        <Form.Item name={name} noStyle>
          <BulkOperation isFixed={isFixed} />
        </Form.Item>
      )}
      <ResourceSummary rows={rows} modules={modules} covered={covered} />
    </>
  );
}
