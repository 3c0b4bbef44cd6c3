import { useT } from '@/i18n/use-t';

/** The first stop of Tab: past header and menu. It moves the focus only, so that the address stays what the screen is at. */
export function SkipLink() {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page, which the address shall not tell.
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
