import type { DocumentSeed } from './documents';
import { productGuides } from './product-guides';
import { screenGuides } from './screen-guides';
import { systemGuides } from './system-guides';

const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 2);

/** Handbook entries about single screens, which their help drawers show. */
export const guides: DocumentSeed[] = [
  {
    id: 'guide-secret-key',
    type: 'guide',
    time: on(5, 12),
    text: {
      'zh-CN': {
        title: '管理密钥',
        detail:
          '<p>程序使用密钥对调用签名。密钥只在创建时显示一次，请立即保存。</p><ul><li>为每个程序单独创建密钥，并在描述中写明用途。</li><li>停用前，先查看依赖此密钥的程序。</li><li>删除不可恢复，需要输入账号密码。</li></ul>',
      },
      'en-US': {
        title: 'Manage secret keys',
        detail:
          '<p>Programs sign their calls with a secret key. The secret is shown once, at creation: keep it at once.</p><ul><li>Create a key for each program and say in the description what it is for.</li><li>Before a key is disabled, look at the programs that depend on it.</li><li>Deleting cannot be undone and asks for the account password.</li></ul>',
      },
    },
  },
  {
    id: 'guide-accounts',
    type: 'guide',
    time: on(5, 6),
    text: {
      'zh-CN': {
        title: '管理子账号',
        detail:
          '<p>子账号只能使用授予的菜单、操作与数据。</p><ul><li>子账号首次登录必须修改密码。</li><li>锁定后，账号立即退出登录，数据保留。</li><li>删除账号不可恢复。</li></ul>',
      },
      'en-US': {
        title: 'Manage sub-accounts',
        detail:
          '<p>A sub-account uses only the menus, actions and data that it was granted.</p><ul><li>It must change its password when it first signs in.</li><li>Locking signs it out at once and keeps its data.</li><li>Deleting cannot be undone.</li></ul>',
      },
    },
  },
  {
    id: 'guide-roles',
    type: 'guide',
    time: on(5, 6),
    text: {
      'zh-CN': {
        title: '角色与权限',
        detail:
          '<p>角色是一组菜单与操作权限，可授予多个账号。</p><ul><li>修改角色后，使用该角色的账号立即生效。</li><li>正在使用的角色无法删除。</li></ul>',
      },
      'en-US': {
        title: 'Roles and rights',
        detail:
          '<p>A role is a set of menu and action rights that many accounts can be given.</p><ul><li>A change takes effect at once for every account with the role.</li><li>A role in use cannot be deleted.</li></ul>',
      },
    },
  },
  {
    id: 'guide-node-software',
    type: 'guide',
    time: on(6, 18),
    text: {
      'zh-CN': {
        title: '管理节点软件',
        detail:
          '<p>节点升级使用这里登记的软件。</p><ul><li>支持 .tar.gz、.tgz、.zip 文件，不超过 1 GB。同一节点类型的版本不能重复。</li><li>上传时请勿关闭页面。连接中断后，上传会自动继续；页面关闭后再次选择同一文件，可从中断处继续。</li><li>下载时可以查看其他页面，关闭页面会中断下载。</li><li>节点正在使用的软件不能删除。</li></ul>',
      },
      'en-US': {
        title: 'Manage node software',
        detail:
          '<p>Nodes are upgraded with the software that is kept here.</p><ul><li>A package is a .tar.gz, .tgz or .zip file of up to 1 GB. A version exists once per node type.</li><li>Keep the page open during an upload. It goes on by itself when the connection is back; after the page was closed, choose the same file again to go on where it stopped.</li><li>A download goes on while you look at other screens. Closing the page stops it.</li><li>Software that nodes are being upgraded with cannot be deleted.</li></ul>',
      },
    },
  },
  ...screenGuides,
  ...systemGuides,
  ...productGuides,
];
