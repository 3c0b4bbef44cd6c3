import { useT } from '@/i18n/use-t';

/** Beside a form's buttons: that the last submit was refused. Each field says why; this says it to who looks at the button. */
export function FormRefused({ shell: { isRefused } }: { shell: { isRefused: boolean } }) {
  const t = useT();
  return (
    <span role="status" className="form-refused">
      {isRefused && t('form.invalid')}
    </span>
  );
}
