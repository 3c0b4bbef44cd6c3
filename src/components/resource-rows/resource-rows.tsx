import { authorizationApi, MAX_RESOURCE_ROWS } from '@/api/business-account/resource-row';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { FieldList } from '@/ui/form/field-list';
import { ResourceRowFields } from './resource-row-fields';
import { RowsResult } from './rows-result';
import './resource-rows.css';

interface Props {
  /** The form's field with the rows; its schema is `resourceRows`. */
  name?: string;
  label: string;
  /** Modules that something wider than the rows decides, such as full business data; their rows are shown disabled. */
  covered?: { modules: readonly string[]; note: string };
}

/** Rows of resource authorization inside a form: add, remove, one operation for all, and what they come to. */
export function ResourceRows({ name = 'resources', label, covered }: Props) {
  const options = useLoad(authorizationApi.getOptions, {});
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
      <RowsResult name={name} modules={modules} covered={covered} />
    </div>
  );
}
