import type { DocumentSeed } from './documents';

const on = (month: number, day: number) => Date.UTC(2026, month - 1, day, 2);

/** Handbook entries about single screens, which their help drawers show (KIT-08). */
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
];
