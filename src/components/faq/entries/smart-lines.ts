import type { FaqText } from '../entry';

export const smartLines: readonly FaqText[] = [
  {
    id: 'line-meaning',
    title: '什么是智能线路？',
    body: [
      '智能线路根据访问者所在的网络和地区，为同一域名返回不同的地址，使访问者就近访问。',
      '解析时先匹配访问者所属的线路，没有匹配的线路时使用默认线路的记录。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'line-count',
    title: '提供多少条基础智能线路？',
    body: [
      '约 2,000 条基础智能线路，可直接在添加解析记录时选择。',
      '每个域名可使用的线路数量取决于版本，达到配额后会提示“exceeds resource limit”。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'line-default',
    title: '为什么建议保留默认线路的记录？',
    body: [
      '默认线路为未匹配任何线路的访问者提供解析。只设置了部分线路时，其他访问者将得不到结果。',
      '请先添加默认线路的记录，再为需要单独调度的线路添加记录。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'line-mismatch',
    title: '为什么解析结果与预期的线路不一致？',
    body: [
      '线路通常按递归服务器的出口 IP 判断。访问者使用其他网络或地区的公共 DNS 时，会匹配到该 DNS 所在的线路。',
      '修改线路后，缓存中的结果要到 TTL 到期才会更新，请等待到期后再查询。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'line-acl',
    title: '基础线路不能满足需要时怎么办？',
    body: [
      '可以使用 ACL 指定访问者的 IP 范围，并为此范围单独设置解析记录。',
      '每个 ACL 列表最多包含 20,000 个 IP 或 IP 段。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'line-weights',
    title: '同一线路有多个地址时如何返回？',
    body: [
      '未设置权重时，返回该线路的全部地址。设置权重后，按各地址权重占该线路总权重的比例分配。',
      '不同线路的权重互不影响。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
];
