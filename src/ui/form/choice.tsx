import { Select, type SelectProps } from 'antd';
import { useT } from '@/i18n/use-t';

/** Until the options are there, an id without its name is not shown: only after that it is known that they have none. */
const UNNAMED: Pick<SelectProps, 'labelRender'> = { labelRender: ({ label }) => label ?? '' };

/** A select of a form, which says what to do while nothing is chosen; with an example or a way to search, say that instead. */
export function Choice<V>(props: SelectProps<V>) {
  const t = useT();
  return <Select<V> placeholder={t('form.choose')} {...(props.loading && UNNAMED)} {...props} />;
}
