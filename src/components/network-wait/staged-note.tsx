import { useT } from '@/i18n/use-t';

/** Told at Log Out: the edits stay in this browser, for this account. */
export default function StagedNote() {
  const t = useT();
  return <p>{t('wait.signOut')}</p>;
}
