import { useT } from '@/i18n/use-t';
import type { FormShell } from './use-form-shell';

/** Beside a form's buttons, for who looks there: that the last submit was refused, or what it must wait for. */
export function FormRefused({ shell }: { shell: FormShell }) {
  const t = useT();
  const { isRefused, works } = shell.state;
  const [work] = works;
  return (
    <span role="status" className={work ? 'form-unsaved' : 'form-refused'}>
      {work?.wait ? t(work.wait) : isRefused && t('form.invalid')}
    </span>
  );
}
