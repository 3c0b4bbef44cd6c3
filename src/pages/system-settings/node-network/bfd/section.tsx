import { useMemo } from 'react';
import { templateName } from '@/components/network-sections/bfd';
import { milliseconds } from '@/components/network-sections/section-labels';
import type { BfdTemplate } from '@/domain/net/bfd/schema';
import { detectionMs } from '@/domain/net/lint-timers';
import { templatesInUse } from '@/domain/net/templates-in-use';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import { RoutingAge, RoutingFollower, useHasRouting } from '../routing-state/provider';
import { SessionsDrawer } from '../routing-state/sessions-drawer';
import { SessionStates } from '../routing-state/state-cell';
import type { StagedNode } from '../use-node';
import { TemplateDrawer } from './drawer';

const col = columnsOf<BfdTemplate>();

const foundBy = ({ name }: BfdTemplate) => ({ words: [name] });

/** As many users as a cell names; the rest is a number. */
const MOST = 3;

/** The BFD templates of a node; one that a protocol uses cannot be removed. */
export default function BfdTemplates({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const used = useMemo(() => templatesInUse(node.next), [node.next]);
  const hasRouting = useHasRouting();
  const columns = useMemo((): Column<BfdTemplate>[] => {
    const number = (key: string, title: string, of: (one: BfdTemplate) => string, width = 88): Column<BfdTemplate> => ({
      key,
      title,
      width,
      align: 'end',
      render: (_, one) => of(one),
    });
    const all: Column<BfdTemplate>[] = [
      {
        key: 'name',
        title: t('network.name'),
        width: 84,
        render: (_, { name, id }) => (
          <span className="network-name">
            <bdi className="code">{name}</bdi>
            <PendingMark kind={node.pendingKind('bfdTemplates', id)} />
          </span>
        ),
      },
      number('multiplier', t('network.multiplier'), ({ multiplier }) => String(multiplier)),
      number('minTx', t('network.minTx'), ({ minTx }) => milliseconds(t, minTx), 100),
      number('minRx', t('network.minRx'), ({ minRx }) => milliseconds(t, minRx), 100),
      number('detection', t('network.detection'), (one) => milliseconds(t, detectionMs(one))),
      {
        key: 'passive',
        title: t('network.isPassive'),
        width: 72,
        render: (_, one) => t(one.isPassive ? 'network.on' : 'network.off'),
      },
      {
        key: 'users',
        title: t('network.usedBy'),
        width: 150,
        render: (_, { id }) => {
          const users = used.get(id) ?? [];
          if (users.length === 0) return t('common.none');
          return (
            <span className="network-users">
              {users.slice(0, MOST).map(({ protocol, name }) => (
                <span key={name}>
                  <span className="network-note">{protocol}</span>{' '}
                  <bdi className="code" dir="ltr">
                    {name}
                  </bdi>
                </span>
              ))}
              {users.length > MOST && (
                <span className="network-note">{t('network.more', { count: users.length - MOST })}</span>
              )}
            </span>
          );
        },
      },
      {
        key: 'state',
        title: t('routingState.state'),
        width: 180,
        render: (_, { id }) => (
          <SessionStates scope={{ protocol: 'bfd', of: id }} onOpen={() => panel.open('bfdSessions', id)} />
        ),
      },
      {
        ...col.actions(t('table.actions'), (template) => [
          { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('template', template.id) },
          {
            key: 'remove',
            label: t('network.remove'),
            permit: allOf(permit, !used.has(template.id) || 'network.templateUsed'),
            run: () => {
              const before = node.base.bfdTemplates.find(({ id }) => id === template.id) ?? null;
              void node.stage({ section: 'bfdTemplates', key: template.id, before, after: null });
            },
          },
        ]),
        width: 112,
      },
    ];
    return hasRouting ? all : all.filter(({ key }) => key !== 'state');
  }, [t, node, used, permit, hasRouting, panel.open]);
  const find = useMemo(() => ({ label: t('network.search'), of: foundBy }), [t]);
  return (
    <RoutingFollower nodeId={node.network.id}>
      <Entries
        node={node}
        section="bfdTemplates"
        base={node.base.bfdTemplates}
        title={t('network.bfdTemplates')}
        rows={node.next.bfdTemplates}
        columns={columns}
        find={find}
        empty={t('network.none')}
        actions={
          <>
            <RoutingAge />
            <ActionButton type="primary" permit={permit} onClick={() => panel.open('template')}>
              {t('network.addTemplate')}
            </ActionButton>
          </>
        }
      />
      {panel.name === 'bfdSessions' && (
        <SessionsDrawer
          name={templateName(panel.id, node.next) ?? panel.id}
          scope={{ protocol: 'bfd', of: panel.id }}
          onClose={panel.close}
        />
      )}
      {panel.name === 'template' && <TemplateDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </RoutingFollower>
  );
}
