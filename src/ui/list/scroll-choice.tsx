import { Radio } from 'antd';
import { useT } from '@/i18n/use-t';

interface Props {
  isScrolled: boolean;
  onChange: (isScrolled: boolean) => void;
}

/** Whether a long list is turned by pages or scrolled through. */
export function ScrollChoice({ isScrolled, onChange }: Props) {
  const t = useT();
  return (
    <Radio.Group
      optionType="button"
      aria-label={t('scroll.choice')}
      value={isScrolled}
      options={[
        { value: false, label: t('scroll.pages') },
        { value: true, label: t('scroll.on') },
      ]}
      onChange={({ target }) => onChange(target.value === true)}
    />
  );
}
