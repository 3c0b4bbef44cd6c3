import { WaitingList } from '@/components/network-wait/waiting-nodes';
import { useSession } from '@/session/session';

/** Nodes that go back by themselves soon; only for who may see them. */
export default function Waiting() {
  const { menus } = useSession();
  return menus.includes('businessNode') && <WaitingList />;
}
