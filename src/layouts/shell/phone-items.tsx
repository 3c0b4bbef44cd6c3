import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { AppearanceItems } from './appearance-menu';
import LanguageList from './language-list';

interface Props {
  close: () => void;
  /** Opens the menu again, after a part of it was lost. */
  open: () => void;
  onHelp: () => void;
}

/** What has a button of its own in a wider header: on a phone these are lines of the account's menu, which unfold below. */
export default function PhoneItems({ close, open, onHelp }: Props) {
  const t = useT();
  const [unfolded, setUnfolded] = useState<'language' | 'appearance' | null>(null);
  const lines = [
    { key: 'language', label: t('shell.language'), content: <LanguageList onClose={close} /> },
    { key: 'appearance', label: t('shell.appearance'), content: <AppearanceItems close={close} open={open} /> },
  ] as const;
  return (
    <>
      <button
        type="button"
        className="header-item"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => {
          close();
          onHelp();
        }}
      >
        {t('help.open')}
      </button>
      {lines.map(({ key, label, content }) => (
        <div key={key}>
          <button
            type="button"
            className="header-item"
            aria-expanded={key === unfolded}
            onClick={() => setUnfolded(key === unfolded ? null : key)}
          >
            {label}
            <span className="header-item-note">
              {key === unfolded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            </span>
          </button>
          {key === unfolded && content}
        </div>
      ))}
    </>
  );
}
