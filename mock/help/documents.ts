import type { Language } from '../runtime/messages';

export interface DocumentSeed {
  id: string;
  /** Unlisted: reached by its address only. */
  type: 'guide' | 'faq' | 'updateLog' | 'license' | 'domainScope' | 'unlisted';
  time: number;
  text: Record<Language, { title: string; detail: string }>;
}

const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 2);

/** What the gateway's document center holds; the FAQ directory is empty on purpose ("No document"). */
export const documentSeeds: DocumentSeed[] = [
  {
    id: 'guide-start',
    type: 'guide',
    time: on(9, 18),
    text: {
      'zh-CN': {
        title: '快速入门：接入第一个域名',
        detail:
          '<p>按以下步骤将域名接入权威解析。完成后，全球生效需 0 至 48 小时。</p><h3>操作步骤</h3><ol><li>在云解析产品中添加域名。</li><li>将注册商处的 <strong>NS 记录</strong>改为控制台给出的地址。</li><li>添加解析记录，TTL 默认为 <code>3600</code> 秒。</li></ol><h3>TTL 取值</h3><table><thead><tr><th scope="col">版本</th><th scope="col">最小 TTL（秒）</th></tr></thead><tbody><tr><td>基础版</td><td>600</td></tr><tr><td>标准版</td><td>120</td></tr><tr><td>旗舰版</td><td>60</td></tr></tbody></table>',
      },
      'en-US': {
        title: 'Get started: connect your first domain',
        detail:
          '<p>Connect a domain to authoritative resolution in three steps. Changes reach everybody within 0 to 48 hours.</p><h3>Steps</h3><ol><li>Add the domain in the Cloud DNS product.</li><li>Change the <strong>NS records</strong> at the registrar to those that the console shows.</li><li>Add the records; the TTL is <code>3600</code> seconds unless you change it.</li></ol><h3>TTL</h3><table><thead><tr><th scope="col">Edition</th><th scope="col">Lowest TTL (s)</th></tr></thead><tbody><tr><td>Basic</td><td>600</td></tr><tr><td>Standard</td><td>120</td></tr><tr><td>Flagship</td><td>60</td></tr></tbody></table>',
      },
    },
  },
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
    id: 'update-2026-10',
    type: 'updateLog',
    time: on(10, 26),
    text: {
      'zh-CN': {
        title: '2026 年 10 月升级日志',
        detail: '<ul><li>新增：告警报告支持分享链接。</li><li>优化：批量导入解析记录的校验提示。</li></ul>',
      },
      'en-US': {
        title: 'Upgrade log, October 2026',
        detail:
          '<ul><li>New: alarm reports can be shared by a link.</li><li>Better: messages when records are imported in bulk.</li></ul>',
      },
    },
  },
  {
    id: 'license-guide',
    type: 'license',
    time: on(8, 3),
    text: {
      'zh-CN': {
        title: '授权激活与续期',
        detail:
          '<ol><li>在账号详情中复制机器码。</li><li>将机器码发送给商务顾问以获取授权文件。</li><li>上传授权文件；文件无效时，原授权保持不变。</li></ol>',
      },
      'en-US': {
        title: 'Activate and renew a license',
        detail:
          '<ol><li>Copy the machine code from the account detail.</li><li>Send it to your advisor to get a license file.</li><li>Upload the file; a file that is not valid leaves the old license as it is.</li></ol>',
      },
    },
  },
  {
    id: 'domain-scope',
    type: 'domainScope',
    time: on(7, 15),
    text: {
      'zh-CN': {
        title: '域名归属查询监控支持的域名范围',
        detail:
          '<p>域名归属查询支持通用顶级域与已公开 WHOIS 或 RDAP 服务的国家顶级域。未公开注册信息的后缀不支持监控。</p>',
      },
      'en-US': {
        title: 'Domain scope of the domain-ownership lookup monitor',
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
