import { ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { lintText } from '@/components/network-changes/lint-text';
import type { Finding } from '@/domain/net/lint';
import { useT } from '@/i18n/use-t';
import './network-sections.css';

/** One finding: its weight, what it is about where that is not in sight, and its words. */
export function FindingLine({ finding, children }: { finding: Finding; children?: ReactNode }) {
  const t = useT();
  const Icon = finding.level === 'warning' ? ExclamationCircleFilled : InfoCircleFilled;
  return (
    <>
      <Icon aria-hidden className={`network-${finding.level}`} />
      <span className="network-finding-text">
        {children}
        <bdi>{lintText(t, finding)}</bdi>
      </span>
    </>
  );
}
