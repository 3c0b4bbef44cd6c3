import { useMemo, useState } from 'react';
import { lintText } from '@/components/network-changes/lint-text';
import { FindingLine } from '@/components/network-sections/finding-line';
import { type FindingGroup, findingKey, groupFindings } from '@/domain/net/finding-groups';
import type { Finding } from '@/domain/net/lint';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { SECTION_KINDS } from '@/domain/net/sections';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { RowButton } from '@/ui/page/row-button';
import { SECTION_FACTS } from './model';
import { type GlassPlace, glassHref, useHasGlass } from './routing-state/glass-link';

/** As many as are drawn at once; the rest comes on demand. */
const PART = 50;

type NameOf = (path: Finding['path']) => string;

/** What the entries that findings are about are called, each section read once. */
function useNames(config: NodeConfig): NameOf {
  return useMemo(() => {
    const known = new Map<string, ReadonlyMap<string, string>>();
    return ([section, id]) => {
      const names = known.get(section) ?? namesIn(config, section);
      known.set(section, names);
      return names.get(id) ?? '';
    };
  }, [config]);
}

const namesIn = <S extends Finding['path'][0]>(config: NodeConfig, section: S): ReadonlyMap<string, string> =>
  new Map(
    SECTION_KINDS[section]
      .entries(config)
      .map((entry) => ['id' in entry ? String(entry.id) : '', SECTION_FACTS[section].nameOf(entry)]),
  );

interface Props {
  findings: readonly Finding[];
  /** What they were found in: it says what the entries are called. */
  config: NodeConfig;
  /** The entry whose form is open: what is said there needs no place. */
  own?: Pick<Change, 'section' | 'key'> | undefined;
  /** Leads to a field; absent where the form with it is open already. */
  onShow?: ((path: Finding['path']) => void) | undefined;
}

/** Where the router of the node is asked about what a finding is of: a neighbor, or an address that it announces. */
function placeOf([section]: Finding['path'], name: string): GlassPlace | null {
  if (section === 'bgpNeighbors') return { neighbor: name };
  return section === 'anycast' ? { tab: 'search', q: name } : null;
}

function Show({ path, name, onShow }: { path: Finding['path']; name: string } & Pick<Props, 'onShow'>) {
  const t = useT();
  const hasGlass = useHasGlass();
  const { id = '' } = useParams();
  const place = name === '' ? null : placeOf(path, name);
  // Where a form is open nothing leads away from it.
  if (!onShow) return null;
  return (
    <>
      <RowButton action={{ key: 'show', label: t('network.showField'), run: () => onShow(path) }} />
      {place && hasGlass && (
        <RowButton action={{ key: 'glass', label: t('glass.title'), run: () => go(glassHref(id, place)) }} />
      )}
    </>
  );
}

/** Where a finding is: its section, and its entry unless the words name that themselves. */
function Place({ finding, nameOf }: { finding: Finding; nameOf: NameOf }) {
  const t = useT();
  const name = nameOf(finding.path);
  return (
    <>
      <strong>{t(SECTION_FACTS[finding.path[0]].label)}</strong>{' '}
      {!Object.values(finding.values).map(String).includes(name) && (
        <bdi className="code" dir="ltr">
          {name}
        </bdi>
      )}
    </>
  );
}

/** Findings of one cause: said once, with how many there are, and each entry on demand. */
function Several({
  group: { first, all },
  nameOf,
  onShow,
}: { group: FindingGroup; nameOf: NameOf } & Pick<Props, 'onShow'>) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const isAlike = all.every((one) => lintText(t, one) === lintText(t, first));
  return (
    <details
      className="network-finding-group"
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? PART : 0)}
    >
      <summary>
        <FindingLine finding={first}>
          <bdi>
            <strong>
              {t('network.alikeFindings', { section: t(SECTION_FACTS[first.path[0]].label), count: all.length })}
            </strong>
          </bdi>{' '}
        </FindingLine>
      </summary>
      {shown > 0 && (
        <ul className="network-findings">
          {all.slice(0, shown).map((one) => (
            <li key={findingKey(one)}>
              <span className="network-finding-text">
                <bdi className="code" dir="ltr">
                  {nameOf(one.path)}
                </bdi>{' '}
                {!isAlike && lintText(t, one)}
              </span>
              <Show path={one.path} name={nameOf(one.path)} onShow={onShow} />
            </li>
          ))}
          {all.length > shown && (
            <li>
              <RowButton
                action={{
                  key: 'more',
                  label: t('network.moreFindings', { rest: all.length - shown }),
                  run: () => setShown(shown + 10 * PART),
                }}
              />
            </li>
          )}
        </ul>
      )}
    </details>
  );
}

/** What is doubtful, by cause and the worst first, each with its section and entry; none is cut. */
export function FindingGroups({ findings, config, own, onShow }: Props) {
  const isOwn = ([section, key]: Finding['path']) => section === own?.section && key === own.key;
  const nameOf = useNames(config);
  const [shown, setShown] = useState(PART);
  const t = useT();
  const groups = useMemo(() => groupFindings(findings), [findings]);
  return (
    <>
      {groups.slice(0, shown).map((group) => (
        <li key={group.key}>
          {group.all.length > 1 ? (
            <Several group={group} nameOf={nameOf} onShow={onShow} />
          ) : (
            <>
              <FindingLine finding={group.first}>
                {!isOwn(group.first.path) && (
                  <>
                    <Place finding={group.first} nameOf={nameOf} />{' '}
                  </>
                )}
              </FindingLine>
              <Show path={group.first.path} name={nameOf(group.first.path)} onShow={onShow} />
            </>
          )}
        </li>
      ))}
      {groups.length > shown && (
        <li>
          <RowButton
            action={{
              key: 'more',
              label: t('network.moreFindings', { rest: groups.length - shown }),
              run: () => setShown(shown + 10 * PART),
            }}
          />
        </li>
      )}
    </>
  );
}
