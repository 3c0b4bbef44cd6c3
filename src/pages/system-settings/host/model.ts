import type { Host } from '@/api/system-settings/host';

/** What the form starts with; the password is never told. */
export const toForm = ({ name, hostname, ip, port, user, remark }: Host) => ({
  name,
  hostname,
  ip,
  port,
  user,
  remark,
  password: '',
});
