import { ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { lintText } from '@/components/network-changes/lint-text';
import { useT } from '@/i18n/use-t';
import type { Finding } from '@/lib/net/lint';

/** One finding: its weight and its words. */
export function FindingLine({ finding }: { finding: Finding }) {
  const t = useT();
  const Icon = finding.level === 'warning' ? ExclamationCircleFilled : InfoCircleFilled;
  return (
    <>
      <Icon aria-hidden className={`network-${finding.level}`} />
      <span className="network-finding-text">{lintText(t, finding)}</span>
    </>
  );
}
