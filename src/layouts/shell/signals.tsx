import type { Session } from '@/api/session/session';
import { AlarmCount } from '@/components/alarm/alarm-count';
import WaitingNodes from '@/components/network-wait/waiting-nodes';
import { reach } from './menu';

/** Nodes that go back unless they are kept, and alarms that go on: where the account may go there. */
export default function Signals({ session }: { session: Session }) {
  return (
    <>
      {reach('/system_settings/node_access_management/business_node_management', session) === true && <WaitingNodes />}
      {reach('/alarm/monitoring_alarm/list', session) === true && <AlarmCount />}
    </>
  );
}
