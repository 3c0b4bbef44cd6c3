import { Table } from 'antd';
import { useMemo } from 'react';
import { issueText } from '@/i18n/issue-text';
import { type T, useT } from '@/i18n/use-t';
import type { BulkResult } from '@/lib/contract/endpoint';
import { QUIET } from '@/ui/data/quiet';
import { StatusTag } from '@/ui/data/status-tag';
import type { ImportLine, ImportProblem } from './model';

const STATE = {
  wrong: { label: 'csvImport.lineWrong', tone: 'bad' },
  refused: { label: 'csvImport.lineRefused', tone: 'bad' },
  ready: { label: 'csvImport.lineReady', tone: 'neutral' },
  imported: { label: 'csvImport.lineImported', tone: 'good' },
} as const;

function problemText(t: T, problem: ImportProblem): string {
  if (problem.kind === 'broken') return t('csvImport.lineBroken');
  if (problem.kind === 'refused') return problem.reason;
  const label = t(problem.label);
  if (problem.kind === 'repeated') return t('csvImport.lineRepeated', { label, line: problem.line });
  return t('csvImport.lineIssue', { label, reason: issueText(t, problem.issue, label, problem.isMissing) });
}

interface Shown {
  line: number;
  name: string;
  state: keyof typeof STATE;
  reasons: readonly string[];
}

function shownOf(t: T, { line, name, value, problems }: ImportLine<unknown>, result: BulkResult | null): Shown {
  if (value === null) return { line, name, state: 'wrong', reasons: problems.map((one) => problemText(t, one)) };
  if (!result) return { line, name, state: 'ready', reasons: [] };
  const refusal = result.failed.find(({ id }) => id === String(line));
  if (refusal) return { line, name, state: 'refused', reasons: [refusal.message] };
  return { line, name, state: 'imported', reasons: [] };
}

const needsWork = ({ state }: Shown) => state === 'wrong' || state === 'refused';

/** A quote that is never closed makes a name of all that follows. */
const MAX_SHOWN = 256;

/** Every line of the file with what is wrong with it or what came of it; those that need work come first. */
export function ImportLines({ lines, result }: { lines: readonly ImportLine<unknown>[]; result: BulkResult | null }) {
  const t = useT();
  const rows = useMemo(() => {
    const all = lines.map((line) => shownOf(t, line, result));
    return [...all.filter(needsWork), ...all.filter((row) => !needsWork(row))];
  }, [t, lines, result]);
  return (
    <Table<Shown>
      loading={QUIET}
      rowKey="line"
      size="small"
      dataSource={rows}
      pagination={{ size: 'small', pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { key: 'line', dataIndex: 'line', title: t('csvImport.line'), width: 64, align: 'end', className: 'tabular' },
        {
          key: 'name',
          title: t('csvImport.name'),
          width: '30%',
          className: 'cell-text',
          render: (_, { name }) => <bdi>{name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name}</bdi>,
        },
        {
          key: 'state',
          title: t('csvImport.lineState'),
          render: (_, { state, reasons }) => (
            <>
              <StatusTag value={state} map={STATE} />
              {/* Under its state, so that a phone shows it without scrolling. */}
              {reasons.length > 0 && <p className="csv-import-reasons lines">{reasons.join('\n')}</p>}
            </>
          ),
        },
      ]}
    />
  );
}
