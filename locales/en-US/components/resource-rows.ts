import type zh from '../../zh-CN/components/resource-rows';

export default {
  'resourceRows.anyAssetType': 'Every asset type',
  'resourceRows.anyModule': 'Every module',
  'resourceRows.assetType': 'Domain asset type',
  'resourceRows.bulk': 'Set all to',
  'resourceRows.effect': '{readWrite, number} read/write, {readOnly, number} read only',
  'resourceRows.module': 'Module',
  'resourceRows.name': 'Resource name',
  'resourceRows.nothing': 'No resource is authorized.',
  'resourceRows.operation': 'Operation',
  'resourceRows.readOnly': 'Read only',
  'resourceRows.readWrite': 'Read/write',
  'resourceRows.result': 'Effective result',
  'resourceRows.type': 'Resource type',
} satisfies Record<keyof typeof zh, string>;
