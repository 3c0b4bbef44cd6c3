import { ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Alert } from 'antd';
import { useMemo } from 'react';
import type { ChangeRequestDetail, RequestComment, RequestContent } from '@/api/console/change-request';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { ChangedFields } from '@/components/network-sections/changed-fields';
import { entryName, kindOf, LABELS, secretLabel } from '@/components/network-sections/labels';
import { useValueText } from '@/components/network-sections/use-value-text';
import { findingsMoved } from '@/domain/change-request/line-comments';
import { isPending, nextState } from '@/domain/change-request/machine';
import { withChanges } from '@/domain/net/change-set';
import { changesTo } from '@/domain/net/changes-to';
import { parted } from '@/domain/net/finding-groups';
import { LINT_CODES, lint } from '@/domain/net/lint';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { routerText } from '@/domain/net/router-text';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Section } from '@/ui/page/detail-page';
import { LineDiff } from './line-diff';

type Network = Extract<RequestContent, { kind: 'network' }>;
type Warning = Network['warnings'][number];

interface Props {
  request: ChangeRequestDetail;
  content: Network;
  comments: readonly RequestComment[];
}

const WHAT: Readonly<Record<ReturnType<typeof kindOf>, MessageId>> = {
  added: 'changeRequest.added',
  removed: 'changeRequest.removed',
  changed: 'changeRequest.changed',
  again: 'changeRequest.againSent',
};

/** Each edit with the fields in which it differs. A secret is only named. */
function Edits({ changes, configs }: { changes: readonly Change[]; configs: readonly NodeConfig[] }) {
  const t = useT();
  const textOf = useValueText(configs);
  return (
    <ul className="request-edits">
      {changes.map((change) => (
        <li key={`${change.section}/${change.key}`}>
          <strong>{t(LABELS[change.section].label)}</strong>{' '}
          <bdi className="code" dir="ltr">
            {entryName(change)}
          </bdi>{' '}
          <span className="absent">{t(WHAT[kindOf(change)])}</span>
          <ChangedFields change={change} textOf={textOf}>
            {(change.secrets ?? []).map((field) => {
              const label = secretLabel(change.section, field);
              return (
                <div key={`secret/${field}`}>
                  <dt>{label ? t(label) : field}</dt>
                  <dd>
                    <ins>{t('changeRequest.secretNew')}</ins>
                  </dd>
                </div>
              );
            })}
          </ChangedFields>
        </li>
      ))}
    </ul>
  );
}

const OWN: ReadonlySet<string> = new Set(LINT_CODES);
const isOwnCode = (code: string): code is (typeof LINT_CODES)[number] => OWN.has(code);

/** What a finding says here; one that this console does not know, in the gateway's words. */
const findingText = (t: T, { code, values, message }: Pick<Warning, 'code' | 'values'> & { message?: string }) =>
  isOwnCode(code) ? t(`lint.${code}`, { ...values }) : (message ?? code);

/** The findings as the author saw them, and whether they are others by now. */
function Findings({ seen, now }: { seen: readonly Warning[]; now: ReturnType<typeof lint> | null }) {
  const t = useT();
  const { more, gone } = findingsMoved(seen, now ?? []);
  const list = (findings: readonly Parameters<typeof findingText>[1][]) =>
    findings.map((one) => findingText(t, one)).join(t('common.separator'));
  return (
    <Section title={t('changeRequest.findings', { count: seen.length })}>
      <p className="absent">{t('changeRequest.findingsNote')}</p>
      {seen.length === 0 && <p>{t('changeRequest.noFindings')}</p>}
      <ul className="request-findings">
        {seen.map((one) => (
          <li key={`${one.code}/${one.path.join('/')}`}>
            {one.level === 'info' ? (
              <InfoCircleFilled aria-hidden className="request-info" />
            ) : (
              <ExclamationCircleFilled aria-hidden className="request-warning" />
            )}
            <span>{findingText(t, one)}</span>
          </li>
        ))}
      </ul>
      {now && more.length + gone.length === 0 && <p className="absent">{t('changeRequest.findingsSame')}</p>}
      {now && more.length > 0 && (
        <Alert type="warning" showIcon title={t('changeRequest.findingsMore', { list: list(more) })} />
      )}
      {now && gone.length > 0 && <p>{t('changeRequest.findingsGone', { list: list(gone) })}</p>}
    </Section>
  );
}

/** The set of a node as its author saw it: field by field, in the router's text, what is doubtful, and what moved since. */
export default function NetworkContent({ request, content, comments }: Props) {
  const t = useT();
  const { base, changes, warnings } = content;
  const isGoing = isPending(request.state);
  const node = useLoad(nodeNetworkApi.get, { id: request.target.id }, { isReady: isGoing });
  const now = isGoing ? node.data?.config : undefined;
  const next = useMemo(() => withChanges(base, changes), [base, changes]);
  const texts = useMemo(() => [routerText(base), routerText(next)] as const, [base, next]);
  const configs = useMemo(() => [next, base], [next, base]);
  const judged = useMemo(() => now && parted(lint(withChanges(now, changes), now), lint(now)).fresh, [now, changes]);
  const since = useMemo(() => (now ? changesTo(base, now) : []), [base, now]);
  const sinceConfigs = useMemo(() => (now ? [now, base] : [base]), [now, base]);
  return (
    <>
      {since.length > 0 && (
        <Section title={t('changeRequest.movedTitle', { count: since.length })}>
          <Alert type="warning" showIcon title={t('changeRequest.movedText')} className="form-problem" />
          <Edits changes={since} configs={sinceConfigs} />
        </Section>
      )}
      <div className="request-panes">
        <Section title={t('changeRequest.changes', { count: changes.length })}>
          <Edits changes={changes} configs={configs} />
        </Section>
        <Findings seen={warnings} now={judged ?? null} />
      </div>
      <Section title={t('changeRequest.text')}>
        <LineDiff
          id={request.id}
          before={texts[0]}
          after={texts[1]}
          comments={comments}
          isOpen={nextState(request.state, 'comment') !== null}
        />
      </Section>
    </>
  );
}
