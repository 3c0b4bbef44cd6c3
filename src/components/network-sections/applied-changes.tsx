import { useMemo } from 'react';
import type { nodeNetworkApi } from '@/api/system-settings/node-network';
import { lintText } from '@/components/network-changes/lint-text';
import { withChanges } from '@/domain/net/change-set';
import { type Finding, LINT_CODES } from '@/domain/net/lint';
import type { Change, NodeConfig, SectionKey } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { ChangedFields } from './changed-fields';
import { entryName, kindOf, LABELS, nameIn, secretLabel } from './labels';
import { useValueText } from './use-value-text';

type Warning = NonNullable<Awaited<ReturnType<typeof nodeNetworkApi.getApplied>>['warnings']>[number];

const CODES: ReadonlySet<string> = new Set(LINT_CODES);
const isKnown = (one: Warning): one is Warning & Pick<Finding, 'code' | 'values'> => CODES.has(one.code);
const isSection = (name: string | undefined): name is SectionKey => name !== undefined && name in LABELS;

const reversed = (one: Change): Change => Object.assign({}, one, { before: one.after, after: one.before });

interface Props {
  changes: readonly Change[];
  /** What was doubtful when it was applied; absent where nobody kept it. */
  warnings?: readonly Warning[] | undefined;
  /** The node as it is: it says what the entries are called that others name. */
  config: NodeConfig;
  label: string;
}

/** What an apply changed, in the words of the network screen: section, entry, each field before and after. */
export function AppliedChanges({ changes, warnings, config, label }: Props) {
  const t = useT();
  // What is named may have come with this apply, or gone with it.
  const configs = useMemo(
    () => [config, withChanges(config, changes), withChanges(config, changes.map(reversed))],
    [config, changes],
  );
  const textOf = useValueText(configs);
  return (
    <>
      <ul className="network-changes" aria-label={label}>
        {changes.map((change) => (
          <li key={`${change.section}/${change.key}`}>
            <div className="network-change-head">
              <strong>{t(LABELS[change.section].label)}</strong>
              <bdi className="code" dir="ltr">
                {entryName(change)}
              </bdi>
              <span className="network-note">{t(`network.${kindOf(change)}`)}</span>
            </div>
            <ChangedFields change={change} textOf={textOf}>
              {(change.secrets ?? []).map((field) => {
                const name = secretLabel(change.section, field);
                return (
                  <div key={`secret/${field}`}>
                    <dt>{name ? t(name) : field}</dt>
                    <dd>{t('applies.secret')}</dd>
                  </div>
                );
              })}
            </ChangedFields>
          </li>
        ))}
      </ul>
      {warnings && warnings.length > 0 && (
        <ul className="network-findings" aria-label={t('network.newFindings')}>
          {warnings.map((one) => {
            const { path, message } = one;
            const [section, entry = ''] = path;
            const name = isSection(section) ? configs.map((each) => nameIn(each, section, entry)).find(Boolean) : entry;
            return (
              <li key={`${one.code}/${path.join('/')}/${message}`}>
                <span className={`network-finding-text network-${one.level}`}>
                  <strong>{isSection(section) ? t(LABELS[section].label) : section}</strong>{' '}
                  <bdi className="code" dir="ltr">
                    {name}
                  </bdi>{' '}
                  {isKnown(one) ? lintText(t, one) : message}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
