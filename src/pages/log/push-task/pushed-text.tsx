import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import './push-task.css';

/** What a receiver gets, to read and to copy. */
export function PushedText({ title, text }: { title: string; text: string }) {
  const t = useT();
  const report = useReport();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => report.success(t('copy.done')),
      () => report.warning(t('copy.failed')),
    );
  return (
    <div className="push-text">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it. */}
      <pre dir="ltr" tabIndex={0}>
        {text}
      </pre>
      <Button size="small" aria-label={t('copy.action', { what: title })} onClick={() => void copy()}>
        {t('pushTask.copy')}
      </Button>
    </div>
  );
}
