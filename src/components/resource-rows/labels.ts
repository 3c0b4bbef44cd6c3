import type { Operation, ResourceRow } from '@/api/business-account/resource-row';
import type { MessageId } from '@/i18n/messages';

export const OPERATIONS = {
  readWrite: 'resourceRows.readWrite',
  readOnly: 'resourceRows.readOnly',
} as const satisfies Record<Operation, MessageId>;

/** The columns of a row, in their order. */
export const COLUMNS = {
  name: 'resourceRows.name',
  type: 'resourceRows.type',
  operation: 'resourceRows.operation',
  module: 'resourceRows.module',
  assetType: 'resourceRows.assetType',
} as const satisfies Record<keyof ResourceRow, MessageId>;

/** Something to choose, titled by the gateway. */
export interface RowOption {
  value: string;
  label: string;
}

/** What can be chosen in the columns of a row. */
export interface RowOptions {
  types: readonly RowOption[];
  modules: readonly RowOption[];
  assetTypes: readonly RowOption[];
}
