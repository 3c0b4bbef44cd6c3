import {
  AlertOutlined,
  CloudUploadOutlined,
  ClusterOutlined,
  FileTextOutlined,
  KeyOutlined,
  ScheduleOutlined,
  UserOutlined,
} from '@ant-design/icons';

/**
 * What found objects are shown under, in this order, each with its mark. Without a title each kind stands below the name of
 * its own screen.
 */
export const FOUND_GROUPS = {
  accounts: { title: null, icon: UserOutlined },
  keys: { title: null, icon: KeyOutlined },
  nodes: { title: null, icon: ClusterOutlined },
  networkChanges: { title: 'palette.networkChanges', icon: ScheduleOutlined },
  upgrades: { title: null, icon: CloudUploadOutlined },
  alarms: { title: null, icon: AlertOutlined },
  orders: { title: null, icon: FileTextOutlined },
} as const;
