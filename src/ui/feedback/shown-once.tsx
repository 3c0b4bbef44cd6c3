import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Facts } from '@/ui/data/facts';
import { Copyable } from '@/ui/feedback/copyable';
import { type LeaveCopy, useDirtyGuard } from '@/ui/feedback/use-dirty-guard';
import { useClosing } from './use-closing';
import './shown-once.css';

interface Fact {
  label: string;
  text: string;
}

interface Props {
  /** Names what was made. */
  title: string;
  /** That it is never shown again. */
  warning: string;
  /** What the secret belongs to, such as an id. */
  about?: readonly Fact[];
  secret: Fact;
  /** The file that a download is saved as. */
  file: string;
  onClose: () => void;
}

/** What leaving asks as long as a secret that is shown this once was not kept. */
export const UNKEPT: LeaveCopy = { title: 'once.leaveTitle', text: 'once.leaveText', verb: 'once.leave' };

/**
 * A secret that is shown this once: it lives in this component's props and nowhere else. It opens on the button that copies
 * it; whatever closes or leaves asks, until it was copied or downloaded.
 */
export function ShownOnce({ title, warning, about = [], secret, file, onClose }: Props) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const [isKept, setKept] = useState(false);
  const ask = useDirtyGuard(isKept || !isOpen ? null : UNKEPT);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>('.shown-once-secret button')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  const download = () => {
    const lines = [
      title,
      ...[...about, secret].map(({ label, text }) => t('table.chip', { name: label, value: text })),
    ];
    saveFile(file, `${lines.join('\n')}\n`, 'text/plain');
    setKept(true);
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      mask={{ closable: false }}
      onCancel={() => ask(close)}
      destroyOnHidden
      footer={[
        <Button key="download" icon={<DownloadOutlined aria-hidden />} onClick={download}>
          {t('once.download')}
        </Button>,
        <Button key="close" type="primary" onClick={() => ask(close)}>
          {t('common.close')}
        </Button>,
      ]}
    >
      <Alert type="warning" showIcon title={warning} className="shown-once-warning" />
      <div ref={box} className="shown-once">
        <Facts
          items={[
            ...about.map(({ label, text }) => ({ label, value: <Copyable text={text} label={label} /> })),
            {
              label: secret.label,
              value: (
                <span className="shown-once-secret">
                  <Copyable text={secret.text} label={secret.label} onCopied={() => setKept(true)} />
                </span>
              ),
            },
          ]}
        />
      </div>
    </Modal>
  );
}
