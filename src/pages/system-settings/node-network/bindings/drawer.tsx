import { Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import { MEANINGS, MODES } from '@/components/network-sections/binding-modes';
import type { Binding } from '@/domain/net/bindings/schema';
import { bindingInput } from '@/domain/net/bindings/schema';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { optionsOf } from '@/ui/list/options';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field, useValue } = formOf(bindingInput);

const isMode = (value: unknown): value is Binding['mode'] => typeof value === 'string' && value in MODES;

/** The seven modes by number and name, and in a sentence what the chosen one does. */
function ModeField() {
  const t = useT();
  const mode = useValue('mode');
  return (
    <Field name="mode" label={t('binding.mode')} help={isMode(mode) && t(MEANINGS[mode])}>
      <Choice options={optionsOf(t, MODES)} />
    </Field>
  );
}

/** The ports of the node; one in another group stands there with the group that has it, and cannot be chosen. */
function usePortOptions({ interfaces }: NodeConfig, others: readonly Binding[]) {
  const t = useT();
  return useMemo(() => {
    const owner = new Map(
      others.flatMap(({ name, first, second }) => [[first, name] as const, [second, name] as const]),
    );
    return interfaces.map(({ name: port }) => {
      const name = owner.get(port);
      const label = name === undefined ? port : t('binding.inGroup', { port, name });
      return { value: port, label, disabled: name !== undefined };
    });
  }, [t, interfaces, others]);
}

/** Adds a binding group, or edits the one named; says what becomes of the addresses of its ports. */
export function BindingDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { bindings, interfaces } = node.next;
  const group = bindings.find((one) => one.id === key);
  const others = useMemo(() => bindings.filter((one) => one.id !== key), [bindings, key]);
  const schema = useMemo(() => bindingInput(others, interfaces), [others, interfaces]);
  const ports = usePortOptions(node.next, others);
  const before = node.base.bindings.find((one) => one.id === key) ?? null;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => ({ section: 'bindings', key, before, after: { ...input, id: key } }),
    [key, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkBinding:${node.network.id}:${id}`}
      title={t(id === '' ? 'binding.add' : 'binding.edit')}
      schema={schema}
      initial={group ?? { mode: '1' }}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="name" label={t('network.name')}>
        <Input dir="ltr" spellCheck={false} autoComplete="off" />
      </Field>
      <ModeField />
      <Field name="first" label={t('binding.first')} dependencies={['second']}>
        <Choice options={ports} />
      </Field>
      <Field name="second" label={t('binding.second')} help={t('binding.addressHelp')} dependencies={['first']}>
        <Choice options={ports} />
      </Field>
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
