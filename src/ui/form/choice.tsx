import { Select, type SelectProps } from 'antd';
import { useT } from '@/i18n/use-t';

/** A select of a form, which says what to do while nothing is chosen; with an example or a way to search, say that instead. */
export function Choice<V>(props: SelectProps<V>) {
  const t = useT();
  return <Select<V> placeholder={t('form.choose')} {...props} />;
}
