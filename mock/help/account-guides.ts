import { MIN_TTL } from '../cost-center/editions';
import { stepGuide } from './steps';

/** About accounts, their rights, orders and messages. */
export const accountGuides = [
  stepGuide(
    'guide-account-security',
    [11, 18],
    { related: ['guide-accounts', 'guide-sso', 'guide-messages'] },
    {
      'zh-CN': {
        title: '保护账号',
        when: '首次登录后，或需要加强登录保护时使用。',
        steps: [
          '打开“账号安全”，在“修改密码”中更换初始密码。',
          '绑定手机和邮箱：点击“绑定”，填写后打开收到的验证链接。',
          '在“登录安全”中开启安全登录，选择 7 天未登录时或每次登录时验证。',
          '在“访问控制”中添加允许登录的地址，用“测试规则”核对后保存。',
        ],
        wrong: [
          '收不到验证码：确认联系方式已验证，或改用另一种验证方式。',
          '保存访问控制时提示不含当前地址：保存后您将无法登录，请先加入当前地址。',
          '密码连续输错被锁定：等待解锁，或由上级账号解锁。',
        ],
      },
      'en-US': {
        title: 'Secure your account',
        when: 'After the first sign-in, and whenever sign-in needs more protection.',
        steps: [
          'Open “Account security” and replace the first password under “Change password”.',
          'Bind phone and email: choose “Bind”, then open the verification link that you receive.',
          'Under “Sign-in security” turn on secure sign-in: after 7 days without a sign-in, or every time.',
          'Under “Access control” add the addresses that may sign in, check them with “Test the rules”, then save.',
        ],
        wrong: [
          'No code arrives: check that the contact is verified, or verify in another way.',
          'Access control does not include your own address: you could not sign in again. Add it first.',
          'The account is locked after wrong passwords: wait, or ask the account above to unlock it.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-accounts',
    [11, 18],
    { related: ['guide-roles', 'guide-organizations', 'guide-policies'] },
    {
      'zh-CN': {
        title: '管理子账号',
        when: '为同事或程序开通账号时使用。子账号只能使用授予的菜单、操作与数据。',
        steps: [
          '打开“账号管理”，点击“新建账号”。',
          '填写账号名、姓名和联系方式，下一步选择角色和组织。',
          '授予产品与数据权限，核对后创建。',
          '将初始密码交给使用者，首次登录必须修改。',
          '需要暂停使用时点击“锁定”，恢复时点击“解锁”；忘记密码时点击“重置密码”。',
        ],
        wrong: [
          '看不到菜单：角色没有此菜单，请编辑角色或更换角色。',
          '看不到数据：数据权限或策略没有包含该资源。',
          '不能删除：账号仍有下级或资源，请先移走。删除不可恢复。',
        ],
      },
      'en-US': {
        title: 'Manage sub-accounts',
        when: 'To give colleagues or programs an account. A sub-account uses only the menus, actions and data that it was granted.',
        steps: [
          'Open “Sub-accounts” and choose “Create account”.',
          'Enter account name, user name and contacts; in the next step choose role and organization.',
          'Grant products and data, review and create the account.',
          'Hand over the first password; it must be changed at the first sign-in.',
          'Choose “Lock” to suspend it and “Unlock” to let it back in; “Reset password” helps who forgot it.',
        ],
        wrong: [
          'A menu is missing: the role lacks it. Edit the role or assign another one.',
          'Data is missing: neither data permission nor a policy includes it.',
          'It cannot be deleted: move what belongs to it first. Deleting cannot be undone.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-roles',
    [11, 18],
    { related: ['guide-accounts', 'guide-policies', 'guide-change-requests'] },
    {
      'zh-CN': {
        title: '角色与权限',
        when: '多个账号需要相同的菜单与操作权限时使用。',
        steps: [
          '打开“角色管理”，点击“新建角色”。',
          '填写名称，勾选菜单和操作，保存。',
          '在账号管理中“分配角色”。',
          '修改前点击“对比”，查看与另一角色的差别。',
          '“编辑”后立即对使用该角色的账号生效。',
        ],
        wrong: [
          '正在使用的角色不能删除：先为这些账号分配其他角色。',
          '修改后账号失去菜单：该账号正在打开的页面会提示无权限。',
          '不能授予：您只能授予自己拥有的权限。',
        ],
      },
      'en-US': {
        title: 'Roles and rights',
        when: 'When several accounts need the same menus and actions.',
        steps: [
          'Open “Roles” and choose “Create role”.',
          'Give it a name, choose menus and actions, and save.',
          'In the list of sub-accounts choose “Assign role”.',
          'Before a change, “Compare” shows how it differs from another role.',
          '“Edit” takes effect at once for every account with the role.',
        ],
        wrong: [
          'A role in use cannot be deleted: assign another one to its accounts first.',
          'An account loses a menu: what it has open says that the right is missing.',
          'A right cannot be granted: you can grant only what you have.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-organizations',
    [11, 18],
    { related: ['guide-accounts', 'guide-policies', 'guide-change-requests'] },
    {
      'zh-CN': {
        title: '组织与数据权限',
        when: '按部门划分账号能看到的数据时使用。',
        steps: [
          '打开“组织管理”，点击“新建组织”，或在上级组织上点击“新建下级”。',
          '填写名称，选择数据权限：本组织及下级、仅本组织、全部或自定义。',
          '点击“分配账号”，选择属于此组织的账号。',
          '需要调整时“编辑”组织并更换上级，其下级一并移动。',
        ],
        wrong: [
          '不能删除：组织中仍有账号或下级，请先移走。',
          '账号看不到下级数据：数据权限只含本组织。',
          '移动后权限变化：核对移动后能看到的数据，再确认。',
        ],
      },
      'en-US': {
        title: 'Organizations and data',
        when: 'To divide the data that accounts see by department.',
        steps: [
          'Open “Organizations” and choose “Create organization”, or “Create below” on the one above.',
          'Give it a name and choose the data: this organization and below, only this one, all, or a choice.',
          'Choose “Assign accounts” and pick those that belong to it.',
          'To move it, “Edit” it and choose another parent; those below move along.',
        ],
        wrong: [
          'It cannot be deleted: accounts or organizations are in it. Move them first.',
          'An account does not see the data below: its permission covers this organization only.',
          'A move changes what accounts see: check that before you confirm.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-policies',
    [11, 18],
    { related: ['guide-accounts', 'guide-organizations', 'guide-roles'] },
    {
      'zh-CN': {
        title: '策略',
        when: '把同一组资源授予多个账号或组织时使用：一次定义，多处授予。',
        steps: [
          '打开“策略管理”，点击“新建策略”。',
          '填写名称，按行选择模块、资产类型、操作和资源。',
          '保存后，在账号或组织中授予此策略。',
          '“编辑”前查看受影响的账号，保存后立即生效。',
        ],
        wrong: [
          '同一资源有多条授权：读写优先于只读。',
          '账号仍看不到资源：确认角色包含该产品的菜单。',
          '不能删除：策略仍被授予，请先取消授予。',
        ],
      },
      'en-US': {
        title: 'Policies',
        when: 'To grant the same resources to many accounts or organizations: define once, grant many times.',
        steps: [
          'Open “Policies” and choose “Create policy”.',
          'Give it a name; in each row choose module, asset type, operation and resources.',
          'Save it, then grant it to accounts or organizations.',
          'Before you “Edit” it, see who is affected; a change applies at once.',
        ],
        wrong: [
          'A resource is granted twice: read and write goes before read only.',
          'An account still does not see a resource: its role must include the menu of the product.',
          'It cannot be deleted: it is still granted. Take it back first.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-sso',
    [11, 18],
    { related: ['guide-roles', 'guide-account-security', 'guide-accounts'] },
    {
      'zh-CN': {
        title: '配置单点登录',
        when: '由企业身份系统完成登录时使用。',
        steps: [
          '打开“单点登录”，点击“下载 SP 元数据”，交给身份系统。',
          '添加身份提供商，导入其元数据，保存前检查证书和端点。',
          '点击“测试登录”，查看其返回的属性。',
          '点击“添加角色映射”，将属性值对应到角色。',
          '调整映射的顺序，点击“保存优先级”，再启用。',
        ],
        wrong: [
          '用户无法登录：没有任何映射与其属性相符。',
          '证书过期：请向身份提供商索取新的元数据并更新。',
          '删除身份提供商前，请确认仍有其他登录方式。',
        ],
      },
      'en-US': {
        title: 'Set up single sign-on',
        when: 'To let your own identity system sign users in.',
        steps: [
          'Open “Single sign-on” and give the file of “Download SP metadata” to your identity system.',
          'Add the provider, import its metadata, and check certificates and endpoints before you save.',
          'Choose “Test sign-in” to see the attributes that it returns.',
          'Choose “Add role mapping” and map values to roles.',
          'Put the mappings in order, choose “Save precedence”, then enable it.',
        ],
        wrong: [
          'A user cannot sign in: no mapping fits the attributes.',
          'A certificate has expired: ask for new metadata and update it.',
          'Before you delete a provider, make sure that there is another way to sign in.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-secret-key',
    [11, 18],
    { related: ['guide-accounts', 'guide-account-security', 'guide-logs'] },
    {
      'zh-CN': {
        title: '管理密钥',
        when: '程序调用接口时使用密钥签名。为每个程序单独创建密钥。',
        steps: [
          '打开“密钥管理”，点击“新建密钥”。',
          '在描述中写明用途，确认后创建。',
          '立即保存密钥：它只在创建时显示一次。',
          '更换密钥时，先创建新密钥并更新程序，再“停用”旧密钥。',
          '确认没有调用后，点击“删除”并输入账号密码。',
        ],
        wrong: [
          '密钥遗失：无法再次查看，请创建新密钥。',
          '停用后程序报错：停用前，先查看依赖此密钥的程序；点击“启用”即可恢复。',
          '删除不可恢复，请先停用并观察。',
        ],
      },
      'en-US': {
        title: 'Manage secret keys',
        when: 'Programs sign their calls with a secret key. Create one for each program.',
        steps: [
          'Open “Secret keys” and choose “Create key”.',
          'Say in the description what it is for, and create it.',
          'Keep the secret at once: it is shown only at creation.',
          'To replace a key, create the new one, change the program, then “Disable” the old one.',
          'Once nothing calls with it, choose “Delete” and enter the account password.',
        ],
        wrong: [
          'A secret is lost: it cannot be shown again. Create a new key.',
          'Before a key is disabled, look at the programs that depend on it. “Enable” brings it back.',
          'Deleting cannot be undone: disable it first and wait.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-edge-nodes',
    [11, 18],
    { related: ['guide-business-nodes', 'guide-logs', 'guide-orders'] },
    {
      'zh-CN': {
        title: '管理边缘节点',
        when: '注册边缘节点并按目录分组时使用。',
        steps: [
          '打开“边缘节点管理”，点击“新建目录”建立分组。',
          '点击“添加节点”，填写设备名称和地址，选择目录。',
          '节点较多时点击“批量导入”。',
          '需要调整分组时，选择节点并点击“变更目录”。',
        ],
        wrong: [
          '数量达到上限：许可证限制节点数量，已用和上限显示在列表上方。',
          '设备名称被拒绝：名称不能以数字开头。',
          '目录不能删除：先移走其中的节点和下级目录。',
        ],
      },
      'en-US': {
        title: 'Manage edge nodes',
        when: 'To register edge nodes and group them in directories.',
        steps: [
          'Open “Edge nodes” and choose “New directory” to make a group.',
          'Choose “Add node”, enter device name and address, and choose the directory.',
          'For many nodes choose “Import nodes”.',
          'To regroup, select nodes and choose “Change directory”.',
        ],
        wrong: [
          'The limit is reached: the license limits how many nodes there may be; the figures stand above the list.',
          'A device name is refused: it must not start with a digit.',
          'A directory cannot be deleted: move the nodes and directories in it first.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-orders',
    [11, 18],
    { related: ['guide-expiry', 'guide-start', 'guide-reports'] },
    {
      'zh-CN': {
        title: '订单与配额',
        when: '查看订单进度、剩余用量，或为产品续费、升级时使用。',
        steps: [
          '打开“我的订单”，按编号或产品搜索。',
          '点击订单，查看创建、确认、产品生效和完成的进度。',
          '展开子订单，查看每一部分是否生效。',
          '打开“配额”查看用量和预计用尽的时间。',
          '用量不足时点击“版本对比”，再选择“续费”或“升级”。',
        ],
        wrong: [
          '部分子订单失败：其余部分照常生效，请联系商务顾问处理失败部分。',
          '配额用尽：新增会被拒绝，请升级版本或删除不再使用的内容。',
          '订单长时间未生效：查看停留在哪一步，并联系商务顾问。',
        ],
      },
      'en-US': {
        title: 'Orders and quotas',
        when: 'To follow an order, see what is left, and renew or upgrade a product.',
        steps: [
          'Open “My orders” and search for a number or a product.',
          'Open an order to see how far it is: created, confirmed, in effect, finished.',
          'Look at its sub-orders; each takes effect by itself.',
          'Open “Quotas” to see usage and when it runs out.',
          'If it is short, choose “Compare editions”, then “Renew” or “Upgrade”.',
        ],
        wrong: [
          'A sub-order failed: the others are in effect. Ask your advisor about the failed one.',
          'A quota is used up: nothing can be added. Upgrade, or delete what is no longer used.',
          'An order takes long: see at which step it stands, and ask your advisor.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-messages',
    [11, 18],
    { related: ['guide-alarms', 'guide-providers', 'guide-account-security'] },
    {
      'zh-CN': {
        title: '消息与联系人',
        when: '查看通知，或管理接收告警的联系人和机器人时使用。',
        steps: [
          '打开“全部消息”，点击消息查看内容，打开后即为已读。',
          '不需要逐条查看时，点击“全部标为已读”。',
          '打开“联系人管理”，点击“添加联系人”，填写手机或邮箱。',
          '点击“发送验证链接”，对方打开链接后才能接收告警。',
          '点击“添加机器人”，保存后用“发送测试消息”核对。',
        ],
        wrong: [
          '联系人收不到告警：尚未验证，点击“重新发送验证链接”。',
          '机器人连续 10 次失败后投递暂停：排除故障后点击“恢复投递”。',
          '机器人的密钥保存后不再显示：遗失时请重新填写。',
        ],
      },
      'en-US': {
        title: 'Messages and contacts',
        when: 'To read messages, and to manage the contacts and robots that receive alarms.',
        steps: [
          'Open “All messages” and choose a message; it counts as read once it is opened.',
          'To skip the rest choose “Mark all as read”.',
          'Open “Contacts”, choose “Add contact” and enter a phone or an email address.',
          'Choose “Send verification link”; alarms arrive once the link was opened.',
          'Choose “Add robot”, then check it with “Send test message”.',
        ],
        wrong: [
          'A contact gets no alarms: it is not verified. Choose “Send the link again”.',
          'Deliveries of a robot are suspended after 10 consecutive failures: remove the cause and choose “Resume deliveries”.',
          'The secret of a robot is not shown again: enter a new one if it is lost.',
        ],
      },
    },
  ),
  stepGuide(
    'guide-start',
    [11, 18],
    { related: ['guide-domains', 'guide-account-security', 'guide-alarms'] },
    {
      'zh-CN': {
        title: '快速入门：接入第一个域名',
        when: '首次使用时，按以下步骤将域名接入权威解析。完成后，全球生效需 0 至 48 小时。',
        steps: [
          '打开“控制台首页”，从产品列表进入 DNS 云解析。',
          '在 DNS 云解析中添加域名。',
          '将注册商处的 <strong>NS 记录</strong>改为控制台给出的地址。',
          '添加解析记录，TTL 默认为 <code>3600</code> 秒。',
          '回到首页，查看解析量和待办事项。',
        ],
        wrong: [
          '48 小时后仍未生效：在注册商处核对 NS 记录是否完整、无多余地址。',
          '记录没有生效：本地缓存尚未过期，请等待一个 TTL。',
          `TTL 不能更小：最小值由版本决定，基础版 ${MIN_TTL.basic} 秒，标准版 ${MIN_TTL.standard} 秒，旗舰版 ${MIN_TTL.flagship} 秒。`,
        ],
      },
      'en-US': {
        title: 'Get started: connect your first domain',
        when: 'Start by connecting a domain to authoritative DNS. Changes take up to 48 hours worldwide.',
        steps: [
          'Open “Console home” and enter Cloud DNS from the list of products.',
          'Add the domain in the Cloud DNS product.',
          'Change the <strong>NS records</strong> at the registrar to those that the console shows.',
          'Add the records; the TTL is <code>3600</code> seconds unless you change it.',
          'Return home to see queries and what is left to do.',
        ],
        wrong: [
          'Nothing resolves after 48 hours: check at the registrar that the NS records are complete and no others are left.',
          'A record has not taken effect: the old one is still cached. Wait one TTL.',
          `The TTL cannot be lower: the edition sets the lowest, Basic ${MIN_TTL.basic} s, Standard ${MIN_TTL.standard} s, Flagship ${MIN_TTL.flagship} s.`,
        ],
      },
    },
  ),
];
