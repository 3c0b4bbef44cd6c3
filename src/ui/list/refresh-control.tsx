import { DownOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { secondText } from '@/lib/time';
import type { Loaded } from '@/ui/data/use-load';
import { MenuButton } from '@/ui/page/menu-button';
import { REFRESH_S, type Refresh } from './use-refresh';
import './refresh-control.css';

interface Props {
  loaded: Pick<Loaded<unknown>, 'at' | 'reload'>;
  refresh: Refresh;
  /** Other tools of what is loaded, before these. */
  children?: ReactNode;
}

/** A pace in words. */
export function usePaceText() {
  const t = useT();
  return (seconds: number) => {
    if (seconds === 0) return t('refresh.off');
    return seconds < 60 ? t('refresh.seconds', { seconds }) : t('refresh.minutes', { minutes: seconds / 60 });
  };
}

/** Loads again now, or by itself at a chosen pace; says when the data came. It rests in a hidden tab. */
export function RefreshControl({ loaded, refresh, children }: Props) {
  const t = useT();
  const paceText = usePaceText();
  const every = t('refresh.every', { every: paceText(refresh.seconds) });
  const when = loaded.at > 0 && t('refresh.at', { time: secondText(loaded.at) });
  return (
    <div className="refresh">
      {when && <span className="refresh-at tabular">{when}</span>}
      <div className="refresh-tools">
        {children}
        <Space.Compact>
          <Button
            icon={<ReloadOutlined />}
            aria-label={t('table.refresh')}
            title={when ? t('common.aside', { text: t('table.refresh'), note: when }) : t('table.refresh')}
            onClick={loaded.reload}
          />
          <MenuButton
            placement="bottomRight"
            aria-label={every}
            title={every}
            menu={{
              selectable: true,
              selectedKeys: [String(refresh.seconds)],
              items: REFRESH_S.map((seconds) => ({ key: String(seconds), label: paceText(seconds) })),
              onClick: ({ key }) => refresh.choose(Number(key)),
            }}
          >
            {refresh.seconds > 0 && paceText(refresh.seconds)}
            <DownOutlined aria-hidden />
          </MenuButton>
        </Space.Compact>
      </div>
    </div>
  );
}
