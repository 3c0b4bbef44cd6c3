import { Radio, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { type ImportPreview, intelPreviewApi, type PreviewLine } from '@/api/system-settings/intel-preview';
import { THREAT_LEVELS, threatName } from '@/components/threat/labels';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { dateText } from '@/lib/time';
import { QUIET } from '@/ui/data/quiet';
import { StatusTag } from '@/ui/data/status-tag';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { LINE_ACTIONS, REASONS } from './labels';

const PAGE_SIZE = 20;
const ACTIONS = ['add', 'update', 'same', 'reject'] as const;

type Known = NonNullable<PreviewLine['after']>;

export function levelName(t: T, level: string): string {
  const known = Object.entries(THREAT_LEVELS).find(([code]) => code === level)?.[1];
  return known ? t(known.label) : level;
}

const knownText = (t: T, { threat, level, expiresAt }: Known) =>
  [
    threatName(t, threat),
    t('intelSource.levelOf', { level: levelName(t, level) }),
    ...(expiresAt === null ? [] : [t('intelSource.until', { date: dateText(expiresAt) })]),
  ].join(DOT);

function whyText(t: T, { before, after, reason, other }: PreviewLine): string {
  if (reason !== null) {
    const known = Object.entries(REASONS).find(([code]) => code === reason)?.[1];
    return known ? t(known, { line: other ?? 0 }) : reason;
  }
  if (!after) return '';
  return before
    ? t('intelSource.change', { before: knownText(t, before), after: knownText(t, after) })
    : knownText(t, after);
}

/** What an import makes of each line, and which sources know the same; one action at a time or all. */
export function ImportPreviewView({ fileId, preview }: { fileId: string; preview: Loaded<ImportPreview> }) {
  const t = useT();
  const { data, failure, reload } = preview;
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <>
      {data.overlaps.length > 0 && (
        <div>
          <p className="intel-import-head">{t('intelSource.overlapsTitle')}</p>
          <ul className="intel-import-overlaps">
            {data.overlaps.map(({ id, syncSource, shared, wins }) => (
              <li key={id}>{t('intelSource.overlapOf', { name: syncSource, shared, wins })}</li>
            ))}
          </ul>
        </div>
      )}
      <PreviewLines fileId={fileId} counts={data} />
    </>
  );
}

function PreviewLines({ fileId, counts }: { fileId: string; counts: ImportPreview }) {
  const t = useT();
  const [action, setAction] = useState('');
  const [current, setCurrent] = useState(1);
  const { data, failure, isLoading, reload } = useLoad(intelPreviewApi.list, {
    current,
    pageSize: PAGE_SIZE,
    filters: { fileId: [fileId], ...(action !== '' && { action: [action] }) },
  });
  const all = ACTIONS.reduce((sum, one) => sum + counts[one], 0);
  return (
    <>
      <Radio.Group
        optionType="button"
        aria-label={t('intelSource.lines')}
        value={action}
        onChange={({ target }) => {
          setAction(String(target.value));
          setCurrent(1);
        }}
        options={[
          { value: '', label: t('intelSource.lineAll', { count: all }) },
          ...ACTIONS.map((one) => ({
            value: one,
            label: t('intelSource.lineCount', { action: t(LINE_ACTIONS[one].label), count: counts[one] }),
          })),
        ]}
      />
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      <Table<PreviewLine>
        rowKey="id"
        size="small"
        loading={{ ...QUIET, spinning: isLoading && !data }}
        dataSource={data?.list ?? []}
        locale={{ emptyText: t('intelSource.noLines') }}
        pagination={{
          size: 'small',
          current,
          pageSize: PAGE_SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
        columns={[
          {
            key: 'line',
            dataIndex: 'line',
            title: t('intelSource.line'),
            width: 72,
            align: 'end',
            className: 'tabular',
          },
          {
            key: 'action',
            title: t('intelSource.action'),
            width: 112,
            render: (_, line) => <StatusTag value={line.action} map={LINE_ACTIONS} />,
          },
          {
            key: 'value',
            title: t('intelSource.indicator'),
            render: (_, line) => (
              <>
                <bdi className="code intel-import-value" dir="ltr">
                  {line.value}
                </bdi>
                {/* Under its indicator, so that a phone shows it without scrolling. */}
                <p className="intel-import-why">{whyText(t, line)}</p>
              </>
            ),
          },
        ]}
      />
    </>
  );
}
