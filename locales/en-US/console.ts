import type zh from '../zh-CN/console';

export default {} satisfies Record<keyof typeof zh, string>;
