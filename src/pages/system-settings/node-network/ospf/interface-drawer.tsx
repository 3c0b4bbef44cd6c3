import { useCallback, useMemo, useState } from 'react';
import type * as z from 'zod';
import type { Change } from '@/domain/net/node-config';
import { isNumbered, OSPF_INTERFACE_DEFAULTS, ospfInterfaceInput } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { EntryFindings } from '../entry-findings';
import { newKey } from '../new-key';
import { StageDrawer } from '../stage-drawer';
import { AuthFields } from './auth-fields';
import { InterfaceFields } from './interface-fields';
import type { DrawerProps } from './part';

/** Adds a port to a version of OSPF, or edits the one named. A key that was entered is never shown again. */
export function InterfaceDrawer({ node, version, id, onClose }: DrawerProps & { id: string }) {
  const t = useT();
  const [key] = useState(() => id || newKey());
  const { areas, interfaces: section } = OSPF_SECTIONS[version];
  const { next, base } = node;
  const before = base[section].find((one) => one.id === key) ?? null;
  const entry = next[section].find((one) => one.id === key);
  const secret = node.secretOf({ section, key, field: 'authKey' });
  // The gateway's key is of the gateway's type; the one that was entered is of the type that was chosen with it.
  const holder = secret === 'kept' ? before : secret === 'entered' ? entry : undefined;
  const kept = holder?.authType ?? 'none';
  const [only, second] = next[areas];
  const links = next[section];
  const schema = useMemo(
    () => ospfInterfaceInput(version, { others: links.filter((one) => one.id !== key), kept }),
    [version, links, key, kept],
  );
  const change = useCallback(
    ({ authKey: _, ...input }: z.output<typeof schema>): Change => {
      const authNumber = isNumbered(input.authType) ? input.authNumber : null;
      const after = { ...input, authNumber, id: key, hasAuthKey: input.authType !== 'none' };
      return { section, key, before, after };
    },
    [section, key, before],
  );
  return (
    <StageDrawer
      node={node}
      name={`networkOspfInterface:${version}:${node.network.id}:${id}`}
      title={t(id === '' ? 'ospf.addInterface' : 'ospf.editInterface')}
      schema={schema}
      initial={entry ?? { ...OSPF_INTERFACE_DEFAULTS, ...(only && !second && { area: only.area }) }}
      width={720}
      onSubmit={(input) => {
        const isKey = input.authType !== 'none' && input.authKey !== '';
        return node.stage(change(input), isKey ? { authKey: input.authKey } : {});
      }}
      onClose={onClose}
    >
      <InterfaceFields node={node} version={version} port={entry?.port} />
      <AuthFields version={version} kept={kept} />
      <EntryFindings node={node} schema={schema} changeOf={change} />
    </StageDrawer>
  );
}
