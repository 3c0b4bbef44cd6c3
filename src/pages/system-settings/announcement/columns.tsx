import type { Announcement } from '@/api/system-settings/announcement';
import { NODE_STATUS } from '@/components/business-node/labels';
import type { T } from '@/i18n/use-t';
import { familyText } from '@/lib/ip/address';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { grouped } from '@/ui/list/grouped';
import type { Action } from '@/ui/page/row-actions';
import { REACH, SETTINGS } from './labels';
import './announcement.css';

const col = columnsOf<Announcement>();
const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

export const announcementColumns = (
  t: T,
  actions: (row: Announcement) => readonly Action[],
): readonly Column<Announcement>[] => {
  const toldText = ({ address, neighbors, told }: Announcement) =>
    t('announcement.told', { told, neighbors, family: familyText(address) });
  return [
    grouped({ ...col.code('address', t('announcement.address')), sorter: true }, ({ address }) => address),
    {
      key: 'nodeName',
      dataIndex: 'nodeName',
      title: t('announcement.node'),
      className: 'cell-wrap',
      sorter: true,
      // Every node announces the same few addresses.
      isLead: true,
      exportValue: ({ nodeName, nodeStatus }) => `${nodeName} ${statusText(t, NODE_STATUS, nodeStatus)}`,
      render: (_, { nodeId, nodeName, nodeStatus }) => (
        <CellLines more={<StatusTag value={nodeStatus} map={NODE_STATUS} />}>
          <Link to={to(NETWORK, { id: nodeId }, { tab: 'anycast' })}>
            <bdi>{nodeName}</bdi>
          </Link>
        </CellLines>
      ),
    },
    // What is so comes before what was configured: on a phone the first state leads the row.
    col.status('reach', t('announcement.reach'), REACH),
    { ...col.status('setting', t('announcement.setting'), SETTINGS), isDetail: true },
    { ...col.words('told', t('announcement.neighbors'), toldText), align: 'end', isFigure: true, isInSight: true },
    { ...col.number('ospf', t('announcement.ospf')), isFigure: true },
    col.actions(t('table.actions'), actions),
  ];
};
