import { useMemo } from 'react';
import { AREA_TYPES } from '@/components/network-sections/ospf-codes';
import type { OspfArea } from '@/domain/net/ospf/schema';
import { areaNumber } from '@/domain/net/ospf-area';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import type { PartProps } from './part';

const col = columnsOf<OspfArea>();

const foundBy = ({ area }: OspfArea) => ({ words: [area] });

/** The areas of one version; one that an interface is in cannot be removed. */
export function Areas({ node, version, panel, permit }: PartProps) {
  const t = useT();
  const { areas: section, interfaces } = OSPF_SECTIONS[version];
  const columns = useMemo((): Column<OspfArea>[] => {
    const users = new Map<number | null, string[]>();
    for (const { area, port } of node.next[interfaces]) {
      const number = areaNumber(area);
      users.set(number, [...(users.get(number) ?? []), port]);
    }
    const usersOf = ({ area }: OspfArea) => users.get(areaNumber(area)) ?? [];
    return [
      {
        key: 'area',
        title: t('ospf.area'),
        width: 200,
        render: (_, { area, id }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {area}
            </bdi>
            <PendingMark kind={node.pendingKind(section, id)} />
          </span>
        ),
      },
      { key: 'type', title: t('ospf.areaType'), width: 180, render: (_, { type }) => t(AREA_TYPES[type]) },
      {
        key: 'users',
        title: t('ospf.interfaces'),
        width: 240,
        render: (_, one) =>
          usersOf(one).length === 0 ? (
            t('common.none')
          ) : (
            <bdi className="code" dir="ltr">
              {usersOf(one).join(', ')}
            </bdi>
          ),
      },
      col.actions(t('table.actions'), (one) => [
        { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('ospfArea', one.id) },
        {
          key: 'remove',
          label: t('network.remove'),
          permit: allOf(permit, usersOf(one).length === 0 || 'ospf.areaUsed'),
          run: () => {
            const before = node.base[section].find(({ id }) => id === one.id) ?? null;
            void node.stage({ section, key: one.id, before, after: null });
          },
        },
      ]),
    ];
  }, [t, node, section, interfaces, permit, panel.open]);
  const find = useMemo(() => ({ label: t('network.search'), of: foundBy }), [t]);
  return (
    <Entries
      node={node}
      section={section}
      base={node.base[section]}
      title={t('ospf.areas')}
      rows={node.next[section]}
      columns={columns}
      find={find}
      empty={t('ospf.noAreas')}
      actions={
        <ActionButton permit={permit} onClick={() => panel.open('ospfArea')}>
          {t('ospf.addArea')}
        </ActionButton>
      }
    />
  );
}
