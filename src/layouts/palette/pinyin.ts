/**
 * The pinyin of every character in what the palette offers by itself, written out: a dictionary for all of Chinese would be
 * a hundred times as large. A test holds it against the titles.
 */
const SYLLABLES = `
an 安按 ban 办 bang 帮 bao 保报 bei 备 ben 本 bi 比闭蔽 bian 编辑边变 biao 表 bo 拨 bu 部 cao 操 ce 册测策 cha 察 chan 产 chang 常 chi 持
chong 重 chu 储出除 chuan 传 chuang 窗 cun 存 da 打 dai 待 dan 单 dang 当档 dao 到导 de 的 deng 登 di 地 dian 点 diao 调 ding 定订钉顶
dong 动冻 du 度 dui 对 duo 多 e 额 fan 翻 fang 方访防 fen 份分 fu 复服 gai 改 gao 告 ge 个 gen 跟 geng 更 gong 供 guan 关管观 gui 规 guo 果 hao 号 he 核
hu 护户 hua 化 huan 换 hui 恢汇回 huo 或火 ji 即基机级计 jia 加家 jian 件建监见间 jiang 将 jiao 角 jie 接结节解界 jin 近 jing 警静 ju 据 kai 开 kong 控
kou 口 lan 览 li 理立 lian 联链 lie 列 ling 令 liu 浏 lu 录路 luo 络 lve 略 ma 码 mi 密 mian 面 ming 名命 mo 默 pai 牌 pan 判 pei 配 pin 品
ping 平屏 qi 企器期启 qian 前浅 qiang 墙 qie 切 qing 情请 qiu 求 qu 区 quan 全权 ren 人任 ri 日 ru 入 ruan 软 se 色 shan 删 shang 上商尚 she 设
shen 深申身审 sheng 升 shi 使式试释时示 shou 手首 shu 书数输 song 送 sou 搜 sui 随 suo 锁索 tai 台态 ti 提题 tian 添 ting 停 tong 统通 tui 推 tuo 托
wai 外 wang 往网 wei 为威维未 wen 文问 wo 我 wu 务 xi 息析系 xian 限显 xiang 详象项相 xiao 消 xie 胁 xin 信心新 xing 性 xiu 修 yan 言验 yao 钥 ye 业页
yi 已移译 ying 应英营 yong 用 you 由 yu 与域语阈 yuan 源缘 yue 阅 yun 云运 zai 在 ze 则 zhang 账 zheng 证 zhi 制址志支知织置值 zhong 中 zhu 主助注 zi 子资
zong 总 zu 组 zui 最 zuo 作
`;

const known = new Map<string, string>();
let syllable = '';
for (const word of SYLLABLES.trim().split(/\s+/)) {
  if (/^[a-z]/.test(word)) syllable = word;
  else for (const character of word) if (!known.has(character)) known.set(character, syllable);
}

const HAN = /\p{sc=Han}/u;

/** Chinese text as an operator types it with Latin letters: whole ("miyaoguanli") and by initials ("mygl"). */
export function pinyinOf(text: string): { whole: string; initials: string } {
  const syllables = [...text].filter((one) => HAN.test(one)).map((one) => known.get(one) ?? '');
  return { whole: syllables.join(''), initials: syllables.map((one) => one.charAt(0)).join('') };
}
