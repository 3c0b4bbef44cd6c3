import { useT } from '@/i18n/use-t';
import type { Finding } from '@/lib/net/lint';
import { RowButton } from '@/ui/list/row-button';
import { FindingLine } from '../finding-line';
import { useShow } from '../use-show';

/** As many as can be read; the rest is a number. */
const MOST = 50;

/** What is doubtful, warnings first, each with the way to its field. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const show = useShow();
  if (findings.length === 0) return <p>{t('network.noFindings')}</p>;
  const sorted = [...findings].sort((a, b) => Number(a.level === 'info') - Number(b.level === 'info'));
  return (
    <ul className="network-findings">
      {sorted.slice(0, MOST).map((finding) => {
        const [section, entry, field] = finding.path;
        return (
          <li key={`${finding.code}/${section}/${entry}/${field}/${JSON.stringify(finding.values)}`}>
            <FindingLine finding={finding} />
            <RowButton action={{ key: 'show', label: t('network.showField'), run: () => show(finding.path) }} />
          </li>
        );
      })}
      {sorted.length > MOST && <li>{t('network.moreFindings', { rest: sorted.length - MOST })}</li>}
    </ul>
  );
}
