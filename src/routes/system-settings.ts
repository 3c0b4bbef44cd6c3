import type { RouteRow } from './route';

const BUSINESS_NODES = '/system_settings/node_access_management/business_node_management';

/** The network screens name every section: in the review, and beside another node. */
const NETWORK_TEXTS = [
  'system-settings/node-network',
  'system-settings/node-anycast',
  'system-settings/node-bgp',
  'system-settings/node-binding',
  'system-settings/node-ospf',
  'system-settings/node-snmp',
  'system-settings/node-time',
  'system-settings/routing-state',
  'components/network-lint',
] as const;

export const systemSettings = [
  {
    path: BUSINESS_NODES,
    screen: 'system-settings/business-node/list',
    texts: ['system-settings/business-node', 'components/business-node', 'components/upload'],
    title: 'businessNode.title',
    permission: 'businessNode',
    menu: 'system',
  },
  {
    path: `${BUSINESS_NODES}/basic_config`,
    screen: 'system-settings/node-service/detail',
    texts: ['system-settings/node-service', 'components/business-node'],
    title: 'nodeService.title',
    permission: 'businessNode',
    parent: BUSINESS_NODES,
  },
  {
    path: `${BUSINESS_NODES}/:id/network`,
    screen: 'system-settings/node-network/detail',
    texts: NETWORK_TEXTS,
    title: 'network.title',
    permission: 'businessNode',
    parent: BUSINESS_NODES,
  },
  {
    path: `${BUSINESS_NODES}/:id/compare`,
    screen: 'system-settings/node-network/compare',
    texts: NETWORK_TEXTS,
    title: 'network.compareTitle',
    permission: 'businessNode',
    parent: `${BUSINESS_NODES}/:id/network`,
  },
  {
    path: `${BUSINESS_NODES}/resource_service_monitor`,
    screen: 'system-settings/node-monitor/detail',
    texts: ['system-settings/node-monitor', 'components/business-node'],
    title: 'nodeMonitor.title',
    permission: 'businessNode',
    parent: BUSINESS_NODES,
  },
  {
    path: '/system_settings/host_management',
    screen: 'system-settings/host/list',
    texts: ['system-settings/host', 'components/upload'],
    title: 'host.title',
    permission: 'host',
    menu: 'system',
  },
  {
    path: '/system_settings/node_access_management/node_software_management',
    screen: 'system-settings/node-software/list',
    texts: ['system-settings/node-software', 'components/business-node', 'components/upload', 'components/download'],
    title: 'nodeSoftware.title',
    permission: 'nodeSoftware',
    menu: 'system',
    help: ['guide-node-software'],
  },
  {
    path: '/system_settings/node_access_management/ddi_node_management',
    screen: 'system-settings/ddi-node/list',
    texts: ['system-settings/ddi-node', 'components/connectivity', 'components/tree'],
    title: 'ddiNode.title',
    permission: 'ddiNode',
    menu: 'system',
  },
  {
    path: '/system_settings/node_access_management/node_command_task_management',
    screen: 'system-settings/command-task/list',
    title: 'commandTask.title',
    permission: 'commandTask',
    menu: 'system',
  },
] as const satisfies readonly RouteRow[];
