import { Button, Input, Table } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { type IndicatorFinding, intelLookupApi, lookupInput } from '@/api/system-settings/intel-lookup';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { THREAT_LEVELS, threatName } from '@/components/threat/labels';
import { issueText } from '@/i18n/issue-text';
import { useT } from '@/i18n/use-t';
import { Quantity } from '@/ui/data/quantity';
import { QUIET } from '@/ui/data/quiet';
import { ScrollBox } from '@/ui/data/scroll-box';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';
import { useQuery } from '@/ui/page/use-query';
import { levelName } from './import-preview';
import { OUTCOMES } from './labels';
import { Overlap } from './overlap';
import './intelligence-source.css';

/** Which source decides about an indicator; what was asked stands in the address. */
export default function Lookup() {
  const t = useT();
  const id = useId();
  const [query, change] = useQuery();
  const asked = query.get('indicator') ?? '';
  const [text, setText] = useState(asked);
  const [problem, setProblem] = useState<string | null>(null);
  const label = t('intelSource.indicator');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const indicator = text.trim();
    const issue = lookupInput.safeParse({ indicator }).error?.issues[0];
    setProblem(issue ? issueText(t, issue, label, indicator === '') : null);
    if (!issue) change({ indicator });
  };
  return (
    <>
      <Section title={t('intelSource.whoWins')}>
        <div className="intel-lookup">
          <form className="intel-lookup-form" onSubmit={submit} noValidate>
            <div className="intel-lookup-field">
              <label htmlFor={id}>{label}</label>
              <Input
                id={id}
                dir="ltr"
                className="code"
                value={text}
                placeholder={t('intelSource.lookupPlaceholder')}
                autoComplete="off"
                spellCheck={false}
                status={problem ? 'error' : ''}
                aria-invalid={problem !== null}
                aria-describedby={`${id}-problem`}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
            <Button type="primary" htmlType="submit">
              {t('intelSource.lookUp')}
            </Button>
          </form>
          <p id={`${id}-problem`} role="alert" className="intel-lookup-problem" hidden={problem === null}>
            {problem}
          </p>
          {lookupInput.safeParse({ indicator: asked }).success && <Findings indicator={asked} />}
        </div>
      </Section>
      <Overlap />
    </>
  );
}

function Findings({ indicator }: { indicator: string }) {
  const t = useT();
  const { data, failure, reload } = useLoad(intelLookupApi.get, { indicator }, { dependsOn: [intelSourceApi.list] });
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return null;
  const winner = data.list.find(({ outcome }) => outcome === 'wins');
  const verdict = winner
    ? t('intelSource.verdict', {
        name: winner.syncSource,
        indicator: data.indicator,
        threat: threatName(t, winner.threat),
        level: levelName(t, winner.level),
      })
    : t(data.list.length === 0 ? 'intelSource.unknown' : 'intelSource.nobodyDecides', { indicator: data.indicator });
  return (
    <>
      <p role="status" className="intel-lookup-verdict">
        {verdict}
      </p>
      {data.list.length > 0 && <FindingTable findings={data.list} />}
    </>
  );
}

function FindingTable({ findings }: { findings: readonly IndicatorFinding[] }) {
  const t = useT();
  return (
    <ScrollBox label={t('intelSource.whoWins')}>
      <Table<IndicatorFinding>
        loading={QUIET}
        rowKey="sourceId"
        size="small"
        pagination={false}
        dataSource={[...findings]}
        columns={[
          {
            key: 'outcome',
            title: t('intelSource.outcome'),
            render: (_, { outcome }) => <StatusTag value={outcome} map={OUTCOMES} />,
          },
          {
            key: 'source',
            title: t('intelSource.syncSource'),
            render: (_, { syncSource }) => <bdi>{syncSource}</bdi>,
          },
          {
            key: 'priority',
            title: t('intelSource.priorityHead'),
            align: 'end',
            render: (_, { priority }) => <Quantity value={priority} />,
          },
          {
            key: 'matched',
            title: t('intelSource.matched'),
            render: (_, { matched }) => (
              <bdi className="code" dir="ltr">
                {matched}
              </bdi>
            ),
          },
          { key: 'threat', title: t('intelSource.threat'), render: (_, { threat }) => threatName(t, threat) },
          {
            key: 'level',
            title: t('intelSource.level'),
            render: (_, { level }) => <StatusTag value={level} map={THREAT_LEVELS} />,
          },
          {
            key: 'expiresAt',
            title: t('intelSource.expiresAt'),
            render: (_, { expiresAt }) => <Time at={expiresAt} />,
          },
        ]}
      />
    </ScrollBox>
  );
}
