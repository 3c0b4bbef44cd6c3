import * as z from 'zod';
import { authorizationApi, operation } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { useLoad } from '@/ui/data/use-load';
import { NameList } from '@/ui/form/name-list';
import { OPERATIONS, type RowOption } from './labels';

/** Rows as they may stand half typed in a form. */
const typed = z.array(
  z.object({
    name: z.string().default(''),
    type: z.string().optional(),
    operation: operation.catch('readOnly'),
    module: z.string().optional(),
    assetType: z.string().optional(),
  }),
);

/** Rows of resource authorization to be compared, in a line each. */
export function RowsText({ value }: { value: unknown }) {
  const t = useT();
  const { types = [], modules = [], assetTypes = [] } = useLoad(authorizationApi.getOptions, {}).data ?? {};
  const named = (from: readonly RowOption[], one: string | undefined, none = '') =>
    one ? (from.find((option) => option.value === one)?.label ?? one) : none;
  const lines = (typed.safeParse(value).data ?? []).map((row) =>
    [
      row.name,
      named(types, row.type),
      t(OPERATIONS[row.operation]),
      named(modules, row.module, t('resourceRows.anyModule')),
      named(assetTypes, row.assetType, t('resourceRows.anyAssetType')),
    ].filter((text) => text !== ''),
  );
  return <NameList names={lines.map((texts) => texts.join(DOT))} />;
}
