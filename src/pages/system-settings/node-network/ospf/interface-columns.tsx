import { useMemo } from 'react';
import { templateName } from '@/components/network-sections/bfd';
import { AUTHS, NETWORKS } from '@/components/network-sections/ospf-codes';
import type { OspfInterface } from '@/domain/net/ospf/schema';
import { OSPF_SECTIONS, type OspfVersion } from '@/domain/net/ospf-config';
import { useT } from '@/i18n/use-t';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { PendingMark } from '../pending-mark';
import { useHasRouting } from '../routing-state/provider';
import { SessionStates } from '../routing-state/state-cell';
import type { StagedNode } from '../use-node';

const col = columnsOf<OspfInterface>();

/** The columns of the ports: where, how, how fast, and how the neighbors prove who they are. */
export function useInterfaceColumns(
  { base, next, pendingKind }: StagedNode,
  version: OspfVersion,
  actions: (one: OspfInterface) => readonly Action[],
  /** Opens the list of the sessions on a port. */
  onSessions: (port: string) => void,
) {
  const t = useT();
  const hasRouting = useHasRouting();
  const section = OSPF_SECTIONS[version].interfaces;
  const applied = useMemo(() => new Set(base[section].map(({ port }) => port)), [base, section]);
  return useMemo(() => {
    const all: Column<OspfInterface>[] = [
      {
        key: 'port',
        title: t('ospf.port'),
        width: 84,
        render: (_, { port, id }) => (
          <span className="network-name">
            <bdi className="code">{port}</bdi>
            <PendingMark kind={pendingKind(section, id)} />
          </span>
        ),
      },
      {
        key: 'area',
        title: t('ospf.area'),
        width: 120,
        render: (_, { area, networkType }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {area}
            </bdi>
            <span className="network-remark">
              <span className="network-note">{t(NETWORKS[networkType])}</span>
            </span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('routingState.neighborState'),
        width: 188,
        render: (_, { port }) => (
          <SessionStates
            scope={{ protocol: 'ospf', version, of: port }}
            isApplied={applied.has(port)}
            onOpen={() => onSessions(port)}
          />
        ),
      },
      { key: 'cost', title: t('ospf.cost'), width: 56, align: 'end', render: (_, { cost }) => cost ?? t('ospf.auto') },
      { key: 'priority', title: t('ospf.priority'), width: 66, align: 'end', render: (_, one) => one.priority },
      {
        key: 'timers',
        title: t('ospf.helloDead'),
        // What stands under the times takes one line.
        width: 160,
        align: 'end',
        render: (_, { hello, dead, retransmit, transmitDelay }) => (
          <>
            {t('ospf.twoSeconds', { hello, dead })}
            <div className="network-note">{t('ospf.retransmitAndDelay', { retransmit, delay: transmitDelay })}</div>
          </>
        ),
      },
      {
        key: 'auth',
        title: t('ospf.auth'),
        width: 116,
        render: (_, { authType, authNumber }) =>
          authNumber === null ? t(AUTHS[authType]) : t('ospf.numbered', { type: t(AUTHS[authType]), authNumber }),
      },
      {
        key: 'bfd',
        title: t('ospf.bfdShort'),
        width: 64,
        render: (_, { bfd }) =>
          bfd === '' ? t('common.none') : <bdi className="code">{templateName(bfd, next) ?? bfd}</bdi>,
      },
      // Two words: what they leave is for the template's name before them.
      { ...col.actions(t('table.actions'), actions), width: 112 },
    ];
    return hasRouting ? all : all.filter(({ key }) => key !== 'state');
  }, [t, next, pendingKind, version, section, applied, actions, onSessions, hasRouting]);
}
