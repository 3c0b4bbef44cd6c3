import { Drawer, Table } from 'antd';
import { useMemo } from 'react';
import { type Announcement, announcementApi } from '@/api/system-settings/announcement';
import { BGP_STATE } from '@/components/network-changes/session-labels';
import { useT } from '@/i18n/use-t';
import { familyText } from '@/lib/ip/address';
import { QUIET } from '@/ui/data/quiet';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useLoad } from '@/ui/data/use-load';
import { EmptyState } from '@/ui/feedback/states';
import { useClosing } from '@/ui/feedback/use-closing';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import type { Column } from '@/ui/list/columns';

type Detail = Awaited<ReturnType<typeof announcementApi.get>>;
type Neighbor = Detail['list'][number];

const TOLD = {
  yes: { label: 'announcement.isTold', tone: 'good' },
  no: { label: 'announcement.isNotTold', tone: 'neutral' },
} as const satisfies StatusMap;

const PAGE = 20;

/** Each neighbor that could be told of an address, with its session and whether it is. */
export default function Neighbors({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const loaded = useLoad(announcementApi.get, { id });
  const { data } = loaded;
  const title = data
    ? t('announcement.neighborsOf', { address: data.address, name: data.nodeName })
    : t('announcement.neighbors');
  return (
    <Drawer open={isOpen} title={title} size={480} onClose={close}>
      <LoadedPanel loaded={loaded}>{(detail) => <List detail={detail} />}</LoadedPanel>
    </Drawer>
  );
}

const countsOf = ({ address, told, neighbors, ospf }: Announcement) => ({
  family: familyText(address),
  told,
  neighbors,
  ospf,
});

function List({ detail }: { detail: Detail }) {
  const t = useT();
  const columns = useMemo(
    (): Column<Neighbor>[] => [
      {
        key: 'address',
        title: t('announcement.neighbor'),
        render: (_, { address, asNumber }) => (
          <span className="announcement-neighbor">
            <bdi className="code" dir="ltr">
              {address}
            </bdi>
            <span className="time-note">{t('announcement.as', { number: String(asNumber) })}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('announcement.session'),
        render: (_, { state }) => (state === '' ? t('common.none') : <StatusTag value={state} map={BGP_STATE} />),
      },
      {
        key: 'told',
        title: t('announcement.isTold'),
        render: (_, { isTold }) => <StatusTag value={isTold ? 'yes' : 'no'} map={TOLD} />,
      },
    ],
    [t],
  );
  return (
    <>
      <p>{t('announcement.counts', countsOf(detail))}</p>
      <Table<Neighbor>
        loading={QUIET}
        rowKey="address"
        size="small"
        columns={columns}
        dataSource={detail.list}
        pagination={{ pageSize: PAGE, hideOnSinglePage: true, showSizeChanger: false, size: 'small' }}
        locale={{ emptyText: <EmptyState title={t('announcement.noNeighbors')} /> }}
      />
    </>
  );
}
