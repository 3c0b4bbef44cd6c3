import { Form } from 'antd';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod';
import { authorizationApi, type Operation, resourceRows } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { FormContext } from '@/ui/form/form-context';
import { formOf } from '@/ui/form/form-of';
import { listRuleOf } from '@/ui/form/rules';
import { useRegister } from '@/ui/form/use-register';
import { type Covered, ResourceRowsTable } from './resource-rows-table';
import { ResourceSummary } from './resource-summary';
import { RowsText } from './rows-text';
import { faultsOf, hasName, type KnownResource, type TypedRow } from './typed-row';
import './resource-rows.css';

interface Props {
  label: string;
  /** Modules that something wider than the rows decides, such as full business data; their rows are shown disabled. */
  covered?: Covered;
  /** The most that the account may do with business data, whatever a row gives; rows of a policy have none. */
  cap?: Operation | undefined;
}

/** What every form with such rows calls them. */
const name = 'resources';
const { useValue } = formOf(z.object({ [name]: resourceRows }));

const NO_ROWS: readonly TypedRow[] = [];
const NO_RESOURCES: readonly KnownResource[] = [];
const NONE = new Map<number, never>();

const read = (value: unknown) => <RowsText value={value} />;

/** Rows of resource authorization inside a form, in its field `resources`: a table edited in place, and what the rows come to. */
export function ResourceRows({ label, covered, cap }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const around = useContext(FormContext);
  const options = useLoad(authorizationApi.getOptions, {});
  const resources = useLoad(authorizationApi.getResources, {});
  const { types = [], modules = [], assetTypes = [] } = options.data ?? {};
  const rows: readonly TypedRow[] = useValue(name) ?? NO_ROWS;
  // What was granted before stays good, also where its resource is gone since.
  const [granted] = useState(() => {
    const first: unknown = form.getFieldValue(name);
    const before: readonly TypedRow[] = Array.isArray(first) ? first : NO_ROWS;
    return before.flatMap((row) => (row.name ? [row.name] : []));
  });
  const known = resources.data?.list ?? NO_RESOURCES;
  // Where there are more than were sent, or none came, the gateway judges.
  const isWhole = resources.data !== undefined && resources.data.total === known.length;
  const faults = useMemo(() => {
    const names = [...granted, ...known.map((one) => one.name)];
    return faultsOf(rows, (wanted) => !isWhole || hasName(names, wanted));
  }, [rows, granted, known, isWhole]);
  const [isAsked, setAsked] = useState(false);
  // An empty field of a row that was just added is no fault yet.
  const told = useMemo(() => {
    if (isAsked) return faults;
    const early = [...faults].flatMap(([index, { name: fault }]) =>
      fault && fault !== 'missing' ? [[index, { name: fault }] as const] : [],
    );
    return early.length === 0 ? NONE : new Map(early);
  }, [faults, isAsked]);
  const latest = useRef(faults);
  useEffect(() => {
    latest.current = faults;
    // Once refused, the rows are judged again with each change of them; what is still wrong shows in the form.
    if (isAsked) void form.validateFields([name]).catch(() => undefined);
  }, [faults, isAsked, form]);
  const table = (
    <ResourceRowsTable
      label={label}
      options={{ types, modules, assetTypes }}
      known={known}
      faults={told}
      covered={covered}
      isCapped={cap === 'readOnly'}
    />
  );
  useRegister([name], { label, dependencies: [], read });
  return (
    <div className="resource-rows">
      {options.failure && <LoadFailure failure={options.failure} onRetry={options.reload} />}
      <p className="screen-note">{t('resourceRows.help')}</p>
      <Form.Item
        name={name}
        validateTrigger={[]}
        rules={[
          ...(around ? [listRuleOf(around, [name], label, t, form)] : []),
          {
            validator: () => {
              setAsked(true);
              const count = latest.current.size;
              return count === 0 ? Promise.resolve() : Promise.reject(new Error(t('resourceRows.wrong', { count })));
            },
          },
        ]}
      >
        {table}
      </Form.Item>
      <ResourceSummary rows={rows} modules={modules} covered={covered} cap={cap} />
    </div>
  );
}
