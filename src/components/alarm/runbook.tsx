import { ExportOutlined } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';
import { isUrl } from '@/lib/rules/url';
import './runbook.css';

/** What to do when an alarm comes: the words, or the way to where they stand. Anything but a web address stays text. */
export function RunbookText({ children }: { children: string }) {
  const t = useT();
  if (!isUrl(children)) {
    return (
      <p className="runbook">
        <bdi>{children}</bdi>
      </p>
    );
  }
  return (
    <p className="runbook">
      <a href={children} target="_blank" rel="noopener noreferrer">
        <bdi dir="ltr">{children}</bdi> <ExportOutlined aria-label={t('alarm.runbookNewTab')} />
      </a>
    </p>
  );
}
