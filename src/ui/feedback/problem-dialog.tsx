import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLocation, useParams } from '@/lib/navigation';
import { copyText } from '@/ui/data/copy-text';
import { problemText, routeOf } from './problem-text';
import { useReport } from './report';
import { useClosing } from './use-closing';
import './problem-dialog.css';

/** What a report of a problem says, to be read before it is copied. */
export default function ProblemDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const language = useLanguage();
  const { pathname } = useLocation();
  const params = useParams();
  const [isOpen, close] = useClosing(onClose);
  // As it was when it was opened: what happens meanwhile does not move under the reader.
  const [text] = useState(() => problemText({ route: routeOf(pathname, params), language }));
  const shown = useRef<HTMLElement>(null);
  const copy = () =>
    copyText(text).then(
      () => report.success(t('copy.done')),
      () => {
        // Marked, so that one key is enough to copy it by hand.
        if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
        report.warning(t('copy.failed'));
      },
    );
  useEffect(() => {
    const frame = requestAnimationFrame(() => shown.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Modal
      open={isOpen}
      title={t('problem.title')}
      width={720}
      onCancel={close}
      destroyOnHidden
      footer={[
        <Button key="close" onClick={close}>
          {t('common.close')}
        </Button>,
        <Button key="copy" type="primary" onClick={() => void copy()}>
          {t('problem.copy')}
        </Button>,
      ]}
    >
      <p>{t('problem.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
      <section ref={shown} className="problem-text" dir="ltr" tabIndex={0} aria-label={t('problem.shown')}>
        <pre>{text}</pre>
      </section>
    </Modal>
  );
}
