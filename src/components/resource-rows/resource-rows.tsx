import { Form } from 'antd';
import { useEffect } from 'react';
import { authorizationApi, duplicateRows, MAX_RESOURCE_ROWS } from '@/api/business-account/resource-row';
import { FieldList } from '@/components/field-list';
import { LoadFailure } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { BulkOperation } from './bulk-operation';
import { ResourceRowFields } from './resource-row-fields';
import { ResourceSummary } from './resource-summary';
import './resource-rows.css';

interface Props {
  /** The form's field with the rows; its schema is `resourceRows`. */
  name?: string;
  label: string;
  /** Modules that something wider than the rows decides, such as full business data; their rows are shown disabled. */
  covered?: { modules: readonly string[]; note: string };
}

const NO_ROWS: never[] = [];
const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Rows of resource authorization inside a form: add, remove, one operation for all, and what they come to. */
export function ResourceRows({ name = 'resources', label, covered }: Props) {
  const form = Form.useFormInstance();
  const options = useLoad(authorizationApi.getOptions, {});
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
  const { types = [], modules = [], assetTypes = [] } = options.data ?? {};
  return (
    <div className="resource-rows">
      {options.failure && <LoadFailure failure={options.failure} onRetry={options.reload} />}
      <FieldList name={name} label={label} max={MAX_RESOURCE_ROWS} fresh={() => ({ operation: 'readOnly' })}>
        <ResourceRowFields
          types={types}
          modules={modules}
          assetTypes={assetTypes}
          isLoading={options.isLoading}
          covered={covered}
        />
      </FieldList>
      {rows.length > 1 && (
        <Form.Item name={name} noStyle>
          <BulkOperation isFixed={isFixed} />
        </Form.Item>
      )}
      <ResourceSummary rows={rows} modules={modules} covered={covered} />
    </div>
  );
}
