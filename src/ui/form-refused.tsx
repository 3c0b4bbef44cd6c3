import { useT } from '@/i18n/use-t';
import type { FormShell } from './use-form-shell';

type Props = { shell: Pick<FormShell, 'isRefused' | 'work'> };

/**
 * Beside a form's buttons: that the last submit was refused, or what it must wait for. Each field says why; this says it
 * to who looks at the button.
 */
export function FormRefused({ shell: { isRefused, work } }: Props) {
  const t = useT();
  return (
    <span role="status" className={work ? 'form-unsaved' : 'form-refused'}>
      {work?.wait ? t(work.wait) : isRefused && t('form.invalid')}
    </span>
  );
}
