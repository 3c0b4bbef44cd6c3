import { SnmpSection } from '../snmp/section';
import { TimeSection } from '../time/section';
import type { StagedNode } from '../use-node';

/** What a node is besides its network: its clock and who reads it. */
export default function System({ node }: { node: StagedNode }) {
  return (
    <>
      <TimeSection node={node} />
      <SnmpSection node={node} />
    </>
  );
}
