import { useT } from '@/i18n/use-t';
import { ShownOnce } from '@/ui/feedback/shown-once';
import type { FreshPassword } from './actions';

/** A password that was reset, shown this once. */
export function PasswordOnce({ name, password, onClose }: FreshPassword & { onClose: () => void }) {
  const t = useT();
  return (
    <ShownOnce
      title={t('subAccount.passwordTitle')}
      warning={t('subAccount.passwordOnce')}
      about={[{ label: t('subAccount.name'), text: name }]}
      secret={{ label: t('subAccount.newPassword'), text: password }}
      file={`${name}-password.txt`}
      onClose={onClose}
    />
  );
}
