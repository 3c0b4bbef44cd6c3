import { Form } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import type * as z from 'zod';
import { withChanges } from '@/domain/net/change-set';
import { findingKey } from '@/domain/net/finding-groups';
import { type Finding, lint } from '@/domain/net/lint';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { FindingGroups } from './finding-groups';
import type { StagedNode } from './use-node';

interface Props<S extends z.ZodType> {
  node: StagedNode;
  schema: S;
  /** The edit that the form would stage with these values. Memoize it: each new one is checked. */
  changeOf: (input: z.output<S>) => Change;
  /** What the form tells elsewhere, beside its field. */
  saidCodes?: readonly Finding['code'][];
}

const NONE: readonly Finding['code'][] = [];

/**
 * What would be doubtful with what is being typed: about this entry, and about others because of it. It stands
 * beside the form and stops nothing.
 */
export function EntryFindings<S extends z.ZodType>({ node, schema, changeOf, saidCodes = NONE }: Props<S>) {
  const t = useT();
  const form = Form.useFormInstance();
  const values: unknown = useDeferredValue(Form.useWatch([], form));
  const known = useMemo(() => new Set(lint(node.next, node.base).map(findingKey)), [node.next, node.base]);
  const { found, own } = useMemo(() => {
    const typed = schema.safeParse(values);
    if (!typed.success) return { found: [] };
    const change = changeOf(typed.data);
    const isOwn = ({ path }: Finding) => path[0] === change.section && path[1] === change.key;
    const all = lint(withChanges(node.next, [change]), node.base);
    const found = all.filter((one) => (isOwn(one) ? !saidCodes.includes(one.code) : !known.has(findingKey(one))));
    return { found, own: change };
  }, [values, schema, changeOf, saidCodes, node.next, node.base, known]);
  return (
    <ul className="network-findings" aria-live="polite" aria-label={t('network.formFindings')}>
      <FindingGroups findings={found} config={node.next} own={own} />
    </ul>
  );
}
