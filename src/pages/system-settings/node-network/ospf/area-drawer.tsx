import { Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import { AREA_TYPES } from '@/components/network-sections/ospf-codes';
import type { Change } from '@/domain/net/node-config';
import { areaInput, areaTypes } from '@/domain/net/ospf/schema';
import { areaNumber } from '@/domain/net/ospf-area';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import type { DrawerProps } from './part';

const { Field } = formOf(areaInput);

/** Adds an area, or edits the one named; its number stays while interfaces are in it. */
export function AreaDrawer({ node, version, id, onClose }: DrawerProps & { id: string }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { areas: section, interfaces } = OSPF_SECTIONS[version];
  const areas = node.next[section];
  const area = areas.find((one) => one.id === key);
  const schema = useMemo(() => areaInput(areas.filter((one) => one.id !== key)), [areas, key]);
  const before = node.base[section].find((one) => one.id === key) ?? null;
  const change = useCallback(
    (input: z.output<typeof schema>): Change => ({ section, key, before, after: { ...input, id: key } }),
    [section, key, before],
  );
  const number = area && areaNumber(area.area);
  const isUsed = area !== undefined && node.next[interfaces].some((one) => areaNumber(one.area) === number);
  return (
    <StageDrawer
      node={node}
      name={`networkOspfArea:${version}:${node.network.id}:${id}`}
      title={t(id === '' ? 'ospf.addArea' : 'ospf.editArea')}
      schema={schema}
      initial={area ?? { type: 'normal' }}
      onSubmit={(input) => node.stage(change(input))}
      onClose={onClose}
    >
      <Field name="area" label={t('ospf.area')} help={t(isUsed ? 'ospf.areaUsed' : 'ospf.areaHelp')}>
        <Input dir="ltr" disabled={isUsed} />
      </Field>
      <Field name="type" label={t('ospf.areaType')} help={t('ospf.areaTypeHelp')} dependencies={['area']}>
        <Choice options={areaTypes.map((value) => ({ value, label: t(AREA_TYPES[value]) }))} />
      </Field>
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
