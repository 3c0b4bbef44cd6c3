import { Input, Switch } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import { milliseconds } from '@/components/network-sections/section-labels';
import { BFD_DEFAULTS, bfdInput } from '@/domain/net/bfd/schema';
import { detectionMs } from '@/domain/net/lint-timers';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { toInteger } from '@/lib/rules/integer';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { StagedNode } from '../use-node';

const { Field, useValue } = formOf(bfdInput);

/** How fast a silent neighbor is noticed with what is being typed. */
function Detection() {
  const t = useT();
  const multiplier = numberOf(useValue('multiplier'));
  const minTx = numberOf(useValue('minTx'));
  const minRx = numberOf(useValue('minRx'));
  const ms = multiplier && minTx && minRx ? detectionMs({ multiplier, minTx, minRx }) : 0;
  return <p role="status">{ms > 0 ? t('network.detectionLive', { time: milliseconds(t, ms) }) : ''}</p>;
}

/** What the field's rule would read: no other number is shown than the one that would be saved. */
const numberOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? toInteger(value) : null);

export function TemplateDrawer({ node, id, onClose }: { node: StagedNode; id: string; onClose: () => void }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { bfdTemplates } = node.next;
  const template = bfdTemplates.find((one) => one.id === key);
  const schema = useMemo(() => bfdInput(bfdTemplates.filter((one) => one.id !== key)), [bfdTemplates, key]);
  const before = node.base.bfdTemplates.find((one) => one.id === key) ?? null;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => ({
      section: 'bfdTemplates',
      key,
      before,
      after: { ...input, id: key },
    }),
    [key, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkTemplate:${node.network.id}:${id}`}
      title={t(id === '' ? 'network.addTemplate' : 'network.editTemplate')}
      schema={schema}
      initial={template ?? BFD_DEFAULTS}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="name" label={t('network.name')}>
        <Input dir="ltr" />
      </Field>
      <Field name="multiplier" label={t('network.multiplier')} help={t('network.multiplierHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="minTx" label={t('network.minTx')} help={t('network.intervalHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" suffix={t('network.unitMs')} />
      </Field>
      <Field name="minRx" label={t('network.minRx')} help={t('network.intervalHelp')}>
        <Input dir="ltr" inputMode="numeric" autoComplete="off" suffix={t('network.unitMs')} />
      </Field>
      <Detection />
      <Field name="isPassive" label={t('network.isPassive')} help={t('network.passiveHelp')} valueProp="checked">
        <Switch />
      </Field>
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
