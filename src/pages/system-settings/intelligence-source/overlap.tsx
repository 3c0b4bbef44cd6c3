import { Skeleton, Table } from 'antd';
import { intelLookupApi, type SourceOverlap as OverlapData } from '@/api/system-settings/intel-lookup';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { Quantity } from '@/ui/data/quantity';
import { QUIET } from '@/ui/data/quiet';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';

/** How much of what one source knows others know too, and in how much they disagree. */
export function Overlap() {
  const t = useT();
  const { data, failure, reload } = useLoad(intelLookupApi.getOverlap, {}, { dependsOn: [intelSourceApi.list] });
  return (
    <Section title={t('intelSource.overlap')}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && (
        <div className="intel-lookup">
          <p className="absent">{t('intelSource.overlapText')}</p>
          <Coverage sources={data.sources} />
          <Pairs {...data} />
        </div>
      )}
    </Section>
  );
}

function Coverage({ sources }: Pick<OverlapData, 'sources'>) {
  const t = useT();
  return (
    <Table<OverlapData['sources'][number]>
      loading={QUIET}
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={sources}
      columns={[
        {
          key: 'source',
          title: t('intelSource.syncSource'),
          render: (_, { syncSource }) => <bdi>{syncSource}</bdi>,
        },
        {
          key: 'total',
          title: t('intelSource.indicators'),
          align: 'end',
          render: (_, { total }) => <Quantity value={total} />,
        },
        {
          key: 'only',
          title: t('intelSource.onlyHere'),
          align: 'end',
          render: (_, { only }) => <Quantity value={only} />,
        },
      ]}
    />
  );
}

function Pairs({ sources, pairs }: OverlapData) {
  const t = useT();
  const nameOf = (id: string) => sources.find((one) => one.id === id)?.syncSource ?? id;
  const shared = pairs.filter((one) => one.shared > 0).sort((a, b) => b.shared - a.shared);
  if (shared.length === 0) return <p className="absent">{t('intelSource.noOverlap')}</p>;
  return (
    <Table<OverlapData['pairs'][number]>
      loading={QUIET}
      rowKey={({ a, b }) => `${a} ${b}`}
      size="small"
      pagination={false}
      dataSource={shared}
      columns={[
        {
          key: 'pair',
          title: t('intelSource.pair'),
          render: (_, { a, b }) => (
            <>
              <bdi>{nameOf(a)}</bdi> – <bdi>{nameOf(b)}</bdi>
            </>
          ),
        },
        {
          key: 'shared',
          title: t('intelSource.shared'),
          align: 'end',
          render: (_, one) => <Quantity value={one.shared} />,
        },
        {
          key: 'conflicting',
          title: t('intelSource.conflicting'),
          align: 'end',
          render: (_, one) => <Quantity value={one.conflicting} />,
        },
      ]}
    />
  );
}
