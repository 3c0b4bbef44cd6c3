import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { OspfInterface } from '@/lib/net/ospf-config';
import { type Column, columnsOf } from '@/ui/columns';
import type { Action } from '@/ui/row-actions';
import { templateName } from '../bfd/facts';
import { PendingMark } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { AUTHS, NETWORKS } from './labels';

const col = columnsOf<OspfInterface>();

/** The columns of the ports: where, how, how fast, and how the neighbours prove who they are. */
export function useInterfaceColumns(
  { next, isPending }: StagedNode,
  section: 'ospfInterfacesV4' | 'ospfInterfacesV6',
  actions: (one: OspfInterface) => readonly Action[],
) {
  const t = useT();
  return useMemo(
    (): Column<OspfInterface>[] => [
      {
        key: 'port',
        title: t('ospf.port'),
        width: 110,
        render: (_, { port, id }) => (
          <span className="network-name">
            <bdi className="code">{port}</bdi>
            <PendingMark isPending={isPending(section, id)} />
          </span>
        ),
      },
      {
        key: 'area',
        title: t('ospf.area'),
        width: 100,
        render: (_, { area }) => (
          <bdi className="code" dir="ltr">
            {area}
          </bdi>
        ),
      },
      { key: 'type', title: t('ospf.networkType'), width: 120, render: (_, one) => t(NETWORKS[one.networkType]) },
      { key: 'cost', title: t('ospf.cost'), width: 60, align: 'end', render: (_, { cost }) => cost ?? t('ospf.auto') },
      { key: 'priority', title: t('ospf.priority'), width: 70, align: 'end', render: (_, one) => one.priority },
      {
        key: 'timers',
        title: t('ospf.helloDead'),
        width: 120,
        align: 'end',
        render: (_, { hello, dead }) => t('ospf.twoSeconds', { hello, dead }),
      },
      {
        key: 'auth',
        title: t('ospf.auth'),
        width: 170,
        render: (_, { authType, authNumber }) =>
          authNumber === null ? t(AUTHS[authType]) : t('ospf.numbered', { type: t(AUTHS[authType]), authNumber }),
      },
      {
        key: 'bfd',
        title: t('ospf.bfdShort'),
        width: 90,
        render: (_, { bfd }) =>
          bfd === '' ? t('common.none') : <bdi className="code">{templateName(bfd, next) ?? bfd}</bdi>,
      },
      col.actions(t('table.actions'), actions),
    ],
    [t, next, isPending, section, actions],
  );
}
