import { DesktopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import './wall.css';

const EVERY_MS = 60_000;

/** Whether something above the screen wants the Escape key for itself. */
const isCovered = () => document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') !== null;

/**
 * Screen mode, for a display on a wall: header and menus hidden, large type, everything on screen loaded again each
 * minute. It lasts until it is left, and begins again when the page is loaded.
 */
export default function Wall() {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    if (isLeft) return;
    const { dataset } = document.documentElement;
    dataset.wall = '';
    // What is loaded looks again when somebody looks at the window; nobody else looks at a wall. It rests in a hidden tab.
    const timer = setInterval(() => window.dispatchEvent(new Event('focus')), EVERY_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered()) setLeft(true);
    };
    window.addEventListener('keydown', onKey);
    return () => {
      delete dataset.wall;
      clearInterval(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [isLeft]);
  if (isLeft) return null;
  return (
    <aside className="wall-bar" aria-label={t('wall.title')}>
      <DesktopOutlined aria-hidden />
      <span>{t('wall.text')}</span>
      <Button size="small" aria-keyshortcuts="Escape" onClick={() => setLeft(true)}>
        {t('wall.leave')}
      </Button>
    </aside>
  );
}
