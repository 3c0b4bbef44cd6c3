import { CloseCircleFilled } from '@ant-design/icons';
import { useDeferredValue, useMemo } from 'react';
import type * as z from 'zod';
import { nodeConfig } from '@/api/system-settings/node-network';
import { fieldLabel, nameIn } from '@/components/network-sections/labels';
import type { Finding } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import { RowButton } from '@/ui/page/row-button';
import { SECTION_FACTS, SECTION_NAMES } from '../model';
import { useShow } from '../use-show';

/** What the specification refuses of an entry beside the others, and where. */
export interface Refusal {
  readonly path: Finding['path'];
  readonly name: string;
  readonly issue: z.core.$ZodIssue;
}

function refusalOf(config: NodeConfig, issue: z.core.$ZodIssue): Refusal[] {
  const [first, index, ...rest] = issue.path;
  const section = SECTION_NAMES.find((name) => name === first);
  if (!section) return [];
  const held = config[section];
  if (!('length' in held)) return [{ path: [section, '', String(index ?? '')], name: '', issue }];
  const entry = held[Number(index)];
  if (!entry) return [];
  return [{ path: [section, entry.id, String(rest[0] ?? '')], name: nameIn(config, section, entry.id), issue }];
}

const refusalsOf = (config: NodeConfig) =>
  (nodeConfig.safeParse(config).error?.issues ?? []).flatMap((issue) => refusalOf(config, issue));

const placeOf = ({ path, issue }: Refusal) => [...path, issue.code, issue.message].join('/');

/**
 * What the staged edits break together: one was taken back that another needs, or somebody else added the same. What the
 * node had before is the gateway's to judge. It follows the review: thousands of routes take longer than a frame.
 */
export function useRefusals(next: NodeConfig, base: NodeConfig): readonly Refusal[] {
  const checked = useDeferredValue(next, base);
  return useMemo(() => {
    const found = checked === base ? [] : refusalsOf(checked);
    if (found.length === 0) return found;
    const known = new Set(refusalsOf(base).map(placeOf));
    return found.filter((one) => !known.has(placeOf(one)));
  }, [checked, base]);
}

/** Each refusal with its entry and the way to its field. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT();
  const show = useShow();
  return (
    <ul className="network-findings" aria-label={t('network.refused')}>
      {refusals.map(({ path, name, issue }) => {
        const [section, , field] = path;
        const label = fieldLabel(section, field)?.label;
        const text = issueText(t, issue, label ? t(label) : field, false);
        return (
          <li key={`${path.join('/')}/${text}`}>
            <CloseCircleFilled aria-hidden className="network-refused" />
            <span className="network-finding-text">
              <strong>{t(SECTION_FACTS[section].label)}</strong> <bdi className="code">{name}</bdi> {text}
            </span>
            <RowButton action={{ key: 'show', label: t('network.showField'), run: () => show(path) }} />
          </li>
        );
      })}
    </ul>
  );
}
