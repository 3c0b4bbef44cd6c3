import type zh from '../zh-CN/anonymous';

export default {} satisfies Record<keyof typeof zh, string>;
