import { Alert, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useStaged } from '@/components/network-changes/use-staged';
import { compareSection } from '@/domain/net/compare';
import type { SectionKey as SectionName } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { EmptyState } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { SECTION_FACTS, SECTION_NAMES } from '../model';
import { CopyDrawer } from './copy-drawer';
import { PairTable } from './pair-table';

type Network = Awaited<ReturnType<typeof nodeNetworkApi.get>>;

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

interface Props {
  left: Network;
  right: Network;
  showsAll: boolean;
}

/** What is staged on a node and not in effect: it is not compared. */
function StagedNote({ node: { id, name } }: { node: Network }) {
  const t = useT();
  const count = useStaged(id)?.changes.length ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      className="network-compared"
      type="info"
      showIcon
      title={t('network.comparedApplied', { name, count })}
      action={<Link to={to(NETWORK, { id }, { tab: 'review' })}>{t('network.review')}</Link>}
    />
  );
}

/** Section by section what two nodes have; chosen sections of the left one are copied to others. */
export function NodeComparison({ left, right, showsAll }: Props) {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const [query, change] = useQuery();
  const named = (query.get('sections') ?? '').split(',');
  const chosen = SECTION_NAMES.filter((section) => named.includes(section));
  const compared = useMemo(
    () =>
      SECTION_NAMES.map((section) => {
        const pairs = compareSection(section, left.config, right.config);
        return { section, pairs, differing: pairs.filter(({ fields }) => fields.length > 0) };
      }),
    [left, right],
  );
  const configs = useMemo(() => [left.config, right.config], [left, right]);
  const choose = (section: SectionName, isChosen: boolean) =>
    change({ sections: (isChosen ? [...chosen, section] : chosen.filter((one) => one !== section)).join(',') });
  const [entries, setEntries] = useState<ReadonlySet<string>>(new Set());
  const chooseEntry = (key: string, isChosen: boolean) => {
    const next = new Set(entries);
    if (isChosen) next.add(key);
    else next.delete(key);
    setEntries(next);
  };
  // Those of a section that is copied as a whole go with it.
  const single = new Set([...entries].filter((one) => !chosen.some((section) => one.startsWith(`${section}/`))));
  const count = chosen.length + single.size;
  const permit = allOf(can(nodeNetworkApi.apply), count > 0 || 'network.chooseSections');
  const same = compared.filter(({ differing }) => differing.length === 0);
  const different = compared.filter(({ differing }) => differing.length > 0);
  return (
    <>
      <StagedNote node={left} />
      <StagedNote node={right} />
      {same.length > 0 && (
        <fieldset className="network-same">
          <legend className="network-note">{t('network.sameSections')}</legend>
          {same.map(({ section }) => (
            <Checkbox
              key={section}
              aria-label={t('network.chooseSection', { section: t(SECTION_FACTS[section].label) })}
              checked={chosen.includes(section)}
              onChange={(event) => choose(section, event.target.checked)}
            >
              {t(SECTION_FACTS[section].label)}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {different.length === 0 && <EmptyState title={t('network.noDifference')} />}
      {(showsAll ? compared.filter(({ pairs }) => pairs.length > 0) : different).map(
        ({ section, pairs, differing }) => {
          const shown = showsAll ? pairs : differing;
          const name = t(SECTION_FACTS[section].label);
          return (
            <Section
              key={section}
              title={t('network.compared', { section: name, count: differing.length })}
              actions={
                <Checkbox
                  aria-label={t('network.chooseSection', { section: name })}
                  checked={chosen.includes(section)}
                  onChange={(event) => choose(section, event.target.checked)}
                >
                  {t('network.toCopy')}
                </Checkbox>
              }
            >
              <PairTable
                pairs={shown}
                left={left.name}
                right={right.name}
                configs={configs}
                {...(!chosen.includes(section) && { choice: { chosen: entries, choose: chooseEntry } })}
              />
            </Section>
          );
        },
      )}
      <div className="network-bar">
        <ActionButton type="primary" permit={permit} onClick={() => panel.open('copy')}>
          {t('network.copy', { count })}
        </ActionButton>
      </div>
      {panel.name === 'copy' && count > 0 && (
        <CopyDrawer from={left} sections={chosen} entries={single} onClose={panel.close} />
      )}
    </>
  );
}
