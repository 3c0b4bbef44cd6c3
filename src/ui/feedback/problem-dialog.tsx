import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLocation, useParams } from '@/lib/navigation';
import { copyText } from '@/ui/feedback/copy-text';
import { problemText, routeOf, screenOf } from './problem-text';
import { useReport } from './report';
import { useClosing } from './use-closing';
import './problem-dialog.css';

interface Props {
  /** The address, where that of the route cannot be asked for. */
  pathname: string | undefined;
  onClose: () => void;
}

/** What a report of a problem says, to be read before it is copied. */
export default function ProblemDialog({ pathname, onClose }: Props) {
  return pathname === undefined ? (
    <OnRoute onClose={onClose} />
  ) : (
    <OfRoute route={screenOf(pathname)} onClose={onClose} />
  );
}

function OnRoute({ onClose }: Pick<Props, 'onClose'>) {
  const { pathname } = useLocation();
  return <OfRoute route={routeOf(pathname, useParams())} onClose={onClose} />;
}

function OfRoute({ route, onClose }: { route: string; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const language = useLanguage();
  const [isOpen, close] = useClosing(onClose);
  // As it was when it was opened: what happens meanwhile does not move under the reader.
  const [text] = useState(() => problemText({ route, language }));
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
