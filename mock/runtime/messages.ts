import type { CodeName } from '@/api/codes';

export type Language = 'zh-CN' | 'en-US';

/** What the gateway says to each of its codes; `{name}` is filled in by the handler. */
export const messages: Record<Language, Record<CodeName, string>> = {
  'zh-CN': {
    INVALID: '请求内容不符合要求',
    NAME_TAKEN: '名称已被使用，请重新输入',
    STALE_VERSION: '内容已被他人修改，请刷新后再保存',
    WRONG_PASSWORD: '账号名或密码不正确',
    NOT_FOUND: '对象不存在或已被删除',
    NO_RIGHT: '账号没有此操作的权限',
    ILLEGAL_STATE: '当前状态不允许此操作',
    IN_USE: '对象正在使用中，无法删除',
    QUOTA_REACHED: '已达到数量上限 {limit}',
    WRONG_CODE: '验证码不正确或已过期',
    CONTACT_TAKEN: '已被其他账号使用，请重新输入',
    VALUE_TAKEN: '该值已有对应的角色，请重新输入',
    LOCKED_OUT: '规则不包含您当前的地址',
    CODE_TAKEN: '编码已被使用，请重新输入',
    OWN_DESCENDANT: '不能移到自身或自身的下级',
    ROLE_NAME_TAKEN: '角色名称已被使用，请重新输入',
    POLICY_ADD_FAILED: '添加策略失败',
    ACCOUNT_TAKEN: '账号名称已被注册，请重新输入',
    OWN_ACCOUNT: '不能对当前登录的账号执行此操作',
  },
  'en-US': {
    INVALID: 'The request does not meet the requirements',
    NAME_TAKEN: 'The name is in use, enter another one',
    STALE_VERSION: 'Somebody else changed this meanwhile, refresh before you save',
    WRONG_PASSWORD: 'Account name or password is incorrect',
    NOT_FOUND: 'The object does not exist or was deleted',
    NO_RIGHT: 'The account has no right to do this',
    ILLEGAL_STATE: 'The present state does not allow this',
    IN_USE: 'The object is in use and cannot be deleted',
    QUOTA_REACHED: 'The limit of {limit} is reached',
    WRONG_CODE: 'The verification code is wrong or has expired',
    CONTACT_TAKEN: 'Another account uses it, enter another one',
    VALUE_TAKEN: 'This value leads to a role already, enter another one',
    LOCKED_OUT: 'The rules shut out your present address',
    CODE_TAKEN: 'The code is in use, enter another one',
    OWN_DESCENDANT: 'It cannot stand below itself',
    ROLE_NAME_TAKEN: 'The Role name has been used, please re-enter',
    POLICY_ADD_FAILED: 'Add policy failure',
    ACCOUNT_TAKEN: 'Account name has already been registered, please re-enter',
    OWN_ACCOUNT: 'This cannot be done to the account that is signed in',
  },
};
