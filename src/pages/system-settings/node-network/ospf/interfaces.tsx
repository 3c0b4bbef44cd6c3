import { useCallback, useMemo } from 'react';
import type { OspfInterface } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { ActionButton } from '@/ui/page/action-button';
import { Entries } from '../entries';
import { RoutingAge } from '../routing-state/provider';
import { useInterfaceColumns } from './interface-columns';
import type { PartProps } from './part';

const foundBy = ({ port, area }: OspfInterface) => ({ words: [port, area] });

/** The ports on which one version speaks. */
export function Interfaces({ node, version, panel, permit }: PartProps) {
  const t = useT();
  const { areas, interfaces: section } = OSPF_SECTIONS[version];
  const actions = useMemo(
    () => (one: OspfInterface) => [
      { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('ospfInterface', one.id) },
      {
        key: 'remove',
        label: t('network.remove'),
        permit,
        run: () => {
          const before = node.base[section].find(({ id }) => id === one.id) ?? null;
          void node.stage({ section, key: one.id, before, after: null });
        },
      },
    ],
    [t, node, section, permit, panel.open],
  );
  const onSessions = useCallback((port: string) => panel.open('ospfSessions', port), [panel.open]);
  const find = useMemo(() => ({ label: t('ospf.searchInterfaces'), of: foundBy }), [t]);
  const columns = useInterfaceColumns(node, version, actions, onSessions);
  return (
    <Entries
      node={node}
      section={section}
      base={node.base[section]}
      title={t('ospf.interfaces')}
      rows={node.next[section]}
      columns={columns}
      find={find}
      empty={t('ospf.noInterfaces')}
      actions={
        <>
          <RoutingAge />
          <ActionButton
            type="primary"
            permit={allOf(permit, node.next[areas].length > 0 || 'ospf.areaFirst')}
            onClick={() => panel.open('ospfInterface')}
          >
            {t('ospf.addInterface')}
          </ActionButton>
        </>
      }
    />
  );
}
