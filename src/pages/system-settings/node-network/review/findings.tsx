import { useT } from '@/i18n/use-t';
import type { Finding } from '@/lib/net/lint';
import { RowButton } from '@/ui/row-button';
import { useQuery } from '@/ui/use-view';
import { FindingLine } from '../finding-line';
import { SECTIONS } from '../model';
import { TABS } from '../section-facts';

/** As many as can be read; the rest is a number. */
const MOST = 50;

/** What is doubtful, warnings first, each with the way to its field. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const [, change] = useQuery();
  if (findings.length === 0) return <p>{t('network.noFindings')}</p>;
  const sorted = [...findings].sort((a, b) => Number(a.level === 'info') - Number(b.level === 'info'));
  return (
    <ul className="network-findings">
      {sorted.slice(0, MOST).map((finding) => {
        const [section, entry, field] = finding.path;
        const run = () => {
          const { tab, panel, version } = SECTIONS[section];
          // Where no field is named, the section as a whole is meant.
          change({
            tab: tab === TABS[0] ? '' : tab,
            version: version === 'v6' ? version : '',
            panel: field === '' ? '' : panel,
            item: entry,
          });
        };
        return (
          <li key={`${finding.code}/${section}/${entry}/${field}/${JSON.stringify(finding.values)}`}>
            <FindingLine finding={finding} />
            <RowButton action={{ key: 'show', label: t('network.showField'), run }} />
          </li>
        );
      })}
      {sorted.length > MOST && <li>{t('network.moreFindings', { rest: sorted.length - MOST })}</li>}
    </ul>
  );
}
