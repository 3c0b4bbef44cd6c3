import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from '@ant-design/icons';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { Notice } from './report';
import './notice-stack.css';

/** Notices close after 1.5 s and stand at top 65, left 50 %; hovering or focus holds them. */
const DURATION_MS = 1_500;

const ICONS = {
  success: CheckCircleFilled,
  info: InfoCircleFilled,
  warning: ExclamationCircleFilled,
  error: CloseCircleFilled,
} as const;

interface Props {
  notices: readonly Notice[];
  onClose: (id: number) => void;
  onUndo: (notice: Notice) => void;
}

/** The notices in sight. The region is always there and polite, so that a screen reader hears each new one. */
export function NoticeStack({ notices, onClose, onUndo }: Props) {
  return (
    <div className="notice-stack" role="status" aria-live="polite">
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} onClose={onClose} onUndo={onUndo} />
      ))}
    </div>
  );
}

function Item({ notice, onClose, onUndo }: Omit<Props, 'notices'> & { notice: Notice }) {
  const t = useT();
  const [isHeld, setHeld] = useState(false);
  const { id, kind, title, detail } = notice;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onClose(id), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id, onClose]);
  const Icon = ICONS[kind];
  return (
    <section
      aria-label={title}
      className={`notice notice-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="notice-icon" aria-hidden />
      <div className="notice-text">
        <div className={detail ? 'notice-title' : 'lines'}>{title}</div>
        {detail && <div className="lines">{detail}</div>}
      </div>
      {notice.undo && (
        <button type="button" className="notice-undo" onClick={() => onUndo(notice)}>
          {t('notices.undo')}
        </button>
      )}
      <button type="button" className="notice-close" aria-label={t('common.close')} onClick={() => onClose(id)}>
        <CloseOutlined aria-hidden />
      </button>
    </section>
  );
}
