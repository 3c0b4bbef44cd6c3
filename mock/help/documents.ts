import type { Capability } from '@/lib/contract/capability';
import type { Language } from '../runtime/messages';

export interface DocumentSeed {
  id: string;
  /** Unlisted: reached by its address only. */
  type: 'guide' | 'faq' | 'updateLog' | 'license' | 'domainScope' | 'unlisted';
  time: number;
  /** What a gateway must offer for it beyond what is specified. */
  needs?: Capability;
  /** Documents to read next. */
  related?: readonly string[];
  text: Record<Language, { title: string; detail: string }>;
}

const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 2);

/** What the gateway's document center holds; the FAQ directory is empty on purpose ("No document"). */
export const documentSeeds: DocumentSeed[] = [
  {
    id: 'guide-failover',
    type: 'guide',
    time: on(10, 9),
    text: {
      'zh-CN': {
        title: '配置故障切换',
        detail:
          '<p>切换时间 = 探测频率 + 重试次数 × 探测频率 + 切换延迟。</p><ul><li>为每个地址设置健康检查。</li><li>切换期间，权重按剩余地址的比例重新分配。</li></ul>',
      },
      'en-US': {
        title: 'Set up failover switching',
        detail:
          '<p>Failover time = probe frequency + retries × probe frequency + switch delay.</p><ul><li>Give every address a health check.</li><li>After a switch the weights are shared by the remaining addresses in proportion.</li></ul>',
      },
    },
  },
  {
    id: 'update-2026-11',
    type: 'updateLog',
    related: [
      'guide-scheduled-applies',
      'guide-freezes',
      'guide-rollouts',
      'guide-change-requests',
      'guide-drain',
      'guide-looking-glass',
      'guide-ask-nodes',
    ],
    time: on(11, 24),
    text: {
      'zh-CN': {
        title: '2026 年 11 月升级日志',
        detail:
          '<h3>11 月 24 日</h3><ul><li>新增审核请求：重要变更可由另一人审核，通过后才生效。</li><li>优化使用手册：按步骤说明，并可直接打开对应页面。</li></ul><h3>11 月 17 日</h3><ul><li>新增“软件升级”：节点软件分批升级，失败节点达到上限时自动暂停。</li><li>新增“排空节点”“路由观察”和“全节点拨测”。</li></ul><h3>11 月 10 日</h3><ul><li>新增“定时变更”：节点网络的变更可在指定时间应用，结果以消息通知。</li><li>新增冻结：冻结期内不能变更节点，可例外放行。</li></ul>',
      },
      'en-US': {
        title: 'Upgrade log, November 2026',
        detail:
          '<h3>24 November</h3><ul><li>New: change requests. An important change can need the approval of another person before it takes effect.</li><li>Improved: the user guide leads through each task step by step and opens its screen.</li></ul><h3>17 November</h3><ul><li>New: software upgrades bring a version to many nodes in waves, and pause by themselves when too many nodes fail.</li><li>New: drain a node before work on it, look into its routing with the looking glass, and query all nodes at once.</li></ul><h3>10 November</h3><ul><li>New: scheduled changes. Staged network changes are applied at a set time, and a message tells you the result.</li><li>New: freezes. Nodes cannot be changed while one lasts, unless it is overridden.</li></ul>',
      },
    },
  },
  {
    id: 'update-2026-10',
    type: 'updateLog',
    related: ['guide-reports', 'guide-domains'],
    time: on(10, 26),
    text: {
      'zh-CN': {
        title: '2026 年 10 月升级日志',
        detail:
          '<h3>10 月 26 日</h3><ul><li>新增：告警报告可通过链接分享，无需登录即可查看。</li></ul><h3>10 月 12 日</h3><ul><li>优化：批量导入解析记录时，校验提示指明行号与原因。</li></ul>',
      },
      'en-US': {
        title: 'Upgrade log, October 2026',
        detail:
          '<h3>26 October</h3><ul><li>New: an alarm report can be shared by a link that works without signing in.</li></ul><h3>12 October</h3><ul><li>Improved: a bulk import of records names the line and the reason of each problem.</li></ul>',
      },
    },
  },
  {
    id: 'license-guide',
    type: 'license',
    related: ['guide-accounts', 'guide-orders', 'guide-edge-nodes'],
    time: on(8, 3),
    text: {
      'zh-CN': {
        title: '激活与续期许可证',
        detail:
          '<p>许可证决定账号可用的产品、节点数量和期限。首次使用，或即将到期时按以下步骤操作。</p><h3>操作步骤</h3><ol><li>在“账号管理”中打开账号，点击“激活许可证”。</li><li>复制机器码，发送给商务顾问以获取许可证文件。</li><li>上传许可证文件，点击“激活”。</li><li>核对产品、数量和到期时间。</li></ol><h3>可能遇到的问题</h3><ul><li>文件无效：原许可证保持不变，请确认机器码与文件一致。</li><li>到期后：已有配置保留，但不能新增，请尽快续期。</li><li>看不到“激活许可证”：账号没有此操作的权限。</li></ul>',
      },
      'en-US': {
        title: 'Activate and renew a license',
        detail:
          '<p>A license decides which products, how many nodes and how long an account has. Do this at first use and before it ends.</p><h3>Steps</h3><ol><li>In “Sub-accounts”, open the account and choose “Activate license”.</li><li>Copy the machine code and send it to your advisor to get a license file.</li><li>Upload the file and choose “Activate”.</li><li>Check products, numbers and the end date.</li></ol><h3>Troubleshooting</h3><ul><li>A file that is not valid leaves the old license as it is: check that it was made for this machine code.</li><li>After the end what exists stays, but nothing can be added: renew soon.</li><li>“Activate license” is missing: the account lacks the right to it.</li></ul>',
      },
    },
  },
  {
    id: 'domain-scope',
    type: 'domainScope',
    time: on(7, 15),
    text: {
      'zh-CN': {
        title: '域名归属监控支持哪些域名',
        detail:
          '<p>域名归属查询支持通用顶级域与已公开 WHOIS 或 RDAP 服务的国家顶级域。未公开注册信息的后缀不支持监控。</p>',
      },
      'en-US': {
        title: 'Domain names that ownership monitoring covers',
        detail:
          '<p>The lookup covers generic top-level domains and country domains with a public WHOIS or RDAP service. Suffixes that publish no registration data cannot be monitored.</p>',
      },
    },
  },
  {
    // What a careless or hostile author pastes: nothing of it may run, load or style.
    id: 'pasted',
    type: 'unlisted',
    time: on(6, 1),
    text: {
      'zh-CN': {
        title: '从网页粘贴的文档',
        detail:
          '<p style="position:fixed" onclick="window.owned = 1">正文保留。</p><script>window.owned = 1</script><img src="x" onerror="window.owned = 1"><a href="javascript:window.owned = 1">危险链接</a> <a href="https://www.iana.org/domains">IANA</a><iframe src="https://example.com"></iframe><form action="https://example.com"><input name="password"></form>',
      },
      'en-US': {
        title: 'A document pasted from a web page',
        detail:
          '<p style="position:fixed" onclick="window.owned = 1">The text stays.</p><script>window.owned = 1</script><img src="x" onerror="window.owned = 1"><a href="javascript:window.owned = 1">Bad link</a> <a href="https://www.iana.org/domains">IANA</a><iframe src="https://example.com"></iframe><form action="https://example.com"><input name="password"></form>',
      },
    },
  },
];
