export default {
  'nodeUpgrade.upgrade': '升级软件',
} as const;
