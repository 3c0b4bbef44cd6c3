import type { FaqText } from '../entry';

export const failover: readonly FaqText[] = [
  {
    id: 'failover-time',
    title: '故障切换需要多长时间？',
    body: [
      '故障切换时间 = 探测频率 + 重试次数 × 探测频率 + 切换延迟。',
      '这是从故障发生到权威服务器返回新地址的最长时间，之后递归服务器在缓存到期后更新。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns', '/landing_page/monitor'],
  },
  {
    id: 'failover-example',
    title: '如何计算故障切换时间？',
    body: [
      '例如探测频率为 60 秒，重试 3 次，切换延迟为 10 秒：60 + 3 × 60 + 10 = 250 秒。',
      '重试次数为 0 时，切换时间为探测频率与切换延迟之和，即 70 秒。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'failover-faster',
    title: '如何缩短故障切换时间？',
    body: [
      '提高探测频率的效果最明显，因为它同时影响首次发现与每次重试；其次是减少重试次数和切换延迟。',
      '重试次数过少时，短暂的网络抖动也会触发切换。可用的最高探测频率取决于版本。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'failover-cache',
    title: '已经切换，为什么仍有用户访问旧地址？',
    body: [
      '递归服务器和客户端会继续使用缓存的记录，直到 TTL 到期。',
      '需要故障切换的记录建议使用较小的 TTL。TTL 最小为 60 秒，具体取决于版本。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'failover-weights',
    title: '故障切换后，权重如何分配？',
    body: [
      '故障地址退出后，其余地址按权重比例分担全部解析。例如权重为 1、1、2 的地址中，权重为 2 的地址故障，其余两个各承担 50%。',
      '地址恢复后，重新按原权重分配。',
    ],
    about: ['/landing_page/cloud', '/landing_page/dns'],
  },
  {
    id: 'probe-nodes',
    title: '探测从哪些节点发起？',
    body: [
      '探测节点超过 100 个。可用的节点数量和探测频率取决于版本。',
      '选择靠近用户的多个节点，可以区分单个网络的故障与服务本身的故障。',
    ],
    about: ['/landing_page/monitor'],
  },
];
