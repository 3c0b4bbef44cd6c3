import { Drawer, Table } from 'antd';
import { useContext, useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import { EmptyState } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import type { Column } from '@/ui/list/columns';
import { RoutingContext } from './context';
import { GlassLink } from './glass-link';
import { NO_STATE, WORDS } from './labels';
import { RoutingAge, useHasRouting } from './provider';
import { type Scope, type SessionRow, STATES, State, sessionsOf } from './sessions';
import { Tally, worstFirst } from './tally';

const PAGE = 20;

interface Props {
  /** Whose sessions they are. */
  name: string;
  scope: Scope;
  onClose: () => void;
}

/** Every session in question with its age and what else is known of it, what is wrong first; it follows the node. */
export function SessionsDrawer({ name, scope, onClose }: Props) {
  const t = useT();
  const hasRouting = useHasRouting();
  const [isOpen, close] = useClosing(onClose);
  const routing = useContext(RoutingContext);
  const now = routing.now ?? 0;
  const map = STATES[scope.protocol];
  const words = WORDS[scope.protocol];
  const sessions = sessionsOf(routing, scope).toSorted(worstFirst(map));
  const columns = useMemo(
    (): Column<SessionRow>[] => [
      {
        key: 'peer',
        title: t('routingState.peer'),
        render: (_, { peer, place }) => (
          <bdi className="code" dir="ltr">
            {place ? <GlassLink place={place}>{peer}</GlassLink> : peer}
          </bdi>
        ),
      },
      {
        key: 'state',
        title: t(words.state),
        render: (_, { state, since, downSince, remark }) => (
          <div className="routing-states">
            <State state={state} map={map} since={since} downSince={downSince} now={now} />
            {remark}
          </div>
        ),
      },
    ],
    [t, map, words, now],
  );
  if (!hasRouting) return null;
  return (
    <Drawer open={isOpen} title={t(words.list, { name })} size={480} onClose={close}>
      <div className="routing-head">
        <Tally sessions={sessions} protocol={scope.protocol} />
        <RoutingAge />
      </div>
      <Table<SessionRow>
        loading={QUIET}
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={sessions}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: <EmptyState title={t(NO_STATE[words.none].label)} /> }}
      />
    </Drawer>
  );
}
