import { useT } from '@/i18n/use-t';
import { ShownOnce } from '@/ui/feedback/shown-once';

/** A key that was just issued, shown this once. */
export function AuthKeyOnce({ name, authKey, onClose }: { name: string; authKey: string; onClose: () => void }) {
  const t = useT();
  return (
    <ShownOnce
      title={t('businessNode.issuedTitle', { name })}
      warning={t('businessNode.once')}
      secret={{ label: t('businessNode.authKey'), text: authKey }}
      file={`${name}-key.txt`}
      onClose={onClose}
    />
  );
}
