import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';

interface Props extends Omit<InputProps, 'type' | 'suffix' | 'autoComplete'> {
  /** What a password manager may do here; `off` for secrets that are nobody's password. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A secret with a real button to look at it: antd's eye is 14 px and mouse only. Pasting is allowed. */
export function SecretInput(props: Props) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  const label = isShown ? t('secret.hide') : t('secret.show');
  return (
    <Input
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
