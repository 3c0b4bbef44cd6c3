import { Form, Input, Select } from 'antd';
import { useContext } from 'react';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/form/field';
import { ListContext } from '@/ui/form/form-context';
import { optionsOf } from '@/ui/list/options';
import { OPERATIONS } from './labels';

export interface RowOption {
  value: string;
  label: string;
}

interface Props {
  types: readonly RowOption[];
  modules: readonly RowOption[];
  assetTypes: readonly RowOption[];
  isLoading: boolean;
  /** Modules whose rows have no effect, and why. */
  covered: { modules: readonly string[]; note: string } | undefined;
}

/** One resource authorization; where something wider covers its module it is shown but cannot be changed. */
export function ResourceRowFields({ types, modules, assetTypes, isLoading, covered }: Props) {
  const t = useT();
  const { full } = useContext(ListContext);
  const module: unknown = Form.useWatch([...full, 'module']);
  const isCovered = covered !== undefined && typeof module === 'string' && covered.modules.includes(module);
  // Only ever true: false would enable it inside a form that is for reading only.
  const fixed = isCovered && { disabled: true };
  const choice = { ...fixed, loading: isLoading };
  return (
    <div className="resource-row">
      {isCovered && <p className="resource-row-note">{covered.note}</p>}
      <Field name="name" label={t('resourceRows.name')} dependencies={['type']}>
        <Input autoComplete="off" spellCheck={false} {...fixed} />
      </Field>
      <Field name="type" label={t('resourceRows.type')}>
        <Select {...choice} options={[...types]} />
      </Field>
      <Field name="operation" label={t('resourceRows.operation')}>
        <Select {...fixed} options={optionsOf(t, OPERATIONS)} />
      </Field>
      <Field name="module" label={t('resourceRows.module')}>
        <Select {...choice} allowClear placeholder={t('resourceRows.anyModule')} options={[...modules]} />
      </Field>
      <Field name="assetType" label={t('resourceRows.assetType')}>
        <Select {...choice} allowClear placeholder={t('resourceRows.anyAssetType')} options={[...assetTypes]} />
      </Field>
    </div>
  );
}
