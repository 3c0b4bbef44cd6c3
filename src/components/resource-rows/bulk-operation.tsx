import { Button } from 'antd';
import type { Operation } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';

interface Props {
  /** The rows, given by the form item around. */
  value?: readonly (object | undefined)[];
  onChange?: (rows: object[]) => void;
  /** Whether a row may not be changed. */
  isFixed: (row: object | undefined) => boolean;
}

/** Gives all rows the same operation at once. */
export function BulkOperation({ value = [], onChange, isFixed }: Props) {
  const t = useT();
  const set = (operation: Operation) =>
    onChange?.(value.map((row) => (isFixed(row) ? { ...row } : { ...row, operation })));
  const idle = value.every((row) => isFixed(row)) && { disabled: true };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no part of the form's structure.
    <div className="resource-rows-bulk" role="group" aria-label={t('resourceRows.bulk')}>
      <span>{t('resourceRows.bulk')}</span>
      <Button size="small" {...idle} onClick={() => set('readWrite')}>
        {t('resourceRows.readWrite')}
      </Button>
      <Button size="small" {...idle} onClick={() => set('readOnly')}>
        {t('resourceRows.readOnly')}
      </Button>
    </div>
  );
}
