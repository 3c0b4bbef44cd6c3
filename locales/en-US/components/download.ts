import type zh from '../../zh-CN/components/download';

export default {
  'download.cancel': 'Cancel the download of {name}',
  'download.done': '{name} downloaded',
  'download.progress': 'Download progress of {name}',
  'download.running': 'Downloading',
} satisfies Record<keyof typeof zh, string>;
