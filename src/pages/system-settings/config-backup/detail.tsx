import { Skeleton, Table } from 'antd';
import { useCallback, useId } from 'react';
import {
  type ConfigRecord,
  configBackupApi,
  hasBackup,
  MODULES,
  type ModulePart,
} from '@/api/system-settings/config-backup';
import Differences from '@/components/config-differences/differences';
import { moduleName } from '@/components/config-differences/module-name';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { go, useParams } from '@/lib/navigation';
import { timeText } from '@/lib/time';
import { to } from '@/routes/href';
import { QUIET } from '@/ui/data/quiet';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime, Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { CellLines } from '@/ui/list/cell-lines';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { useQuery } from '@/ui/page/use-query';
import { useRecordActions } from './actions';
import { MODULE_STATE, STATUS, typeName } from './labels';
import './config-backup.css';

const GOOD = { current: 1, pageSize: 100, filters: { type: ['backup'], status: ['backupSucceeded'] } };
const LIST = '/system_settings/config_backup_recovery';

export default function ConfigRecordDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const offers = useOffers();
  const loaded = useLoad(configBackupApi.get, { id });
  const actionsOf = useRecordActions(useCallback((item: string) => go(to(LIST, { panel: 'recover', item })), []));
  return (
    <DetailPage
      title={t('configBackup.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ at, type, operator, fileName, size, status }) => ({
        name: fileName ?? id,
        id,
        state: <StatusTag value={status} map={STATUS} />,
        facts: [
          { label: t('configBackup.at'), value: <FullTime at={at} /> },
          { label: t('configBackup.type'), value: typeName(t, type) },
          { label: t('configBackup.operator'), value: <bdi>{operator}</bdi> },
          ...(size === null ? [] : [{ label: t('configBackup.size'), value: <bdi dir="ltr">{bytesText(size)}</bdi> }]),
        ],
      })}
    >
      {(record) => (
        <>
          <DownloadLines />
          <Section title={t('configBackup.modules')}>
            <Parts modules={record.modules} />
          </Section>
          {offers(configBackupApi.getDifference) && hasBackup(record) === true && (
            <Section title={t('configBackup.differences')}>
              <Comparison record={record} />
            </Section>
          )}
        </>
      )}
    </DetailPage>
  );
}

function Parts({ modules }: Pick<ConfigRecord, 'modules'>) {
  const t = useT();
  return (
    <Table<ModulePart>
      loading={QUIET}
      rowKey="module"
      size="small"
      pagination={false}
      dataSource={modules}
      columns={[
        { key: 'module', title: t('configBackup.module'), render: (_, { module }) => moduleName(t, module) },
        {
          key: 'state',
          title: t('configBackup.status'),
          render: (_, { state, reason }) => (
            <>
              <StatusTag value={state} map={MODULE_STATE} />
              {/* Under its state, so that a phone shows it without scrolling. */}
              {reason !== null && <p className="config-reason lines">{reason}</p>}
            </>
          ),
        },
      ]}
    />
  );
}

const namesOf = (modules: readonly ModulePart[]): readonly string[] =>
  modules.filter(({ state }) => state === 'done').map(({ module }) => module);

/** A backup at the head of its column: on a phone its time takes a line, not three. */
function Side({ at }: { at: number }) {
  const t = useT();
  return (
    <CellLines
      more={
        <span className="config-side">
          <Time at={at} />
        </span>
      }
    >
      {t('configBackup.backupSide')}
    </CellLines>
  );
}

/** This backup against the configuration of now, or against another backup; the choice stands in the address. */
function Comparison({ record: { id, at, modules: parts } }: { record: ConfigRecord }) {
  const t = useT();
  const field = useId();
  const [query, change] = useQuery();
  const right = query.get('with');
  const others = useLoad(configBackupApi.list, GOOD).data?.list.filter((one) => one.id !== id) ?? [];
  const { data, failure, reload } = useLoad(configBackupApi.getDifference, { left: id, right: right || null });
  const other = others.find((one) => one.id === right);
  const same = data?.modules.filter(({ changes }) => changes.length === 0) ?? [];
  const different = data?.modules.filter(({ changes }) => changes.length > 0) ?? [];
  const before = t('configBackup.backupOf', { time: timeText(at) });
  const after = other ? t('configBackup.backupOf', { time: timeText(other.at) }) : (right ?? t('configBackup.now'));
  // What only one side has is not compared: without a word it would pass for alike.
  const compared = new Set<string>(data?.modules.map(({ module }) => module));
  const own = namesOf(parts);
  const theirs: readonly string[] = right ? (other ? namesOf(other.modules) : []) : MODULES;
  const lacking = [
    { name: before, modules: theirs.filter((one) => !own.includes(one) && !compared.has(one)) },
    { name: after, modules: own.filter((one) => !theirs.includes(one) && !compared.has(one)) },
  ].filter(({ modules }) => modules.length > 0);
  return (
    <div className="config-recover">
      <div className="config-field config-with">
        <label htmlFor={field}>{t('configBackup.compareWith')}</label>
        <Choice
          id={field}
          value={right ?? ''}
          onChange={(value: string) => change({ with: value })}
          options={[
            { value: '', label: t('configBackup.now') },
            ...others.map((one) => ({
              value: one.id,
              label: t('configBackup.pastOption', { time: timeText(one.at), operator: one.operator, id: one.id }),
            })),
          ]}
        />
      </div>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && (
        <>
          <Differences modules={different} before={<Side at={at} />} after={other ? <Side at={other.at} /> : after} />
          {same.length > 0 && (
            <p role="status" className="absent">
              {t('configBackup.sameModules', {
                modules: same.map(({ module }) => moduleName(t, module)).join(t('common.separator')),
              })}
            </p>
          )}
          {lacking.map(({ name, modules }) => (
            <p key={name} className="absent">
              {t('configBackup.notCompared', {
                name,
                modules: modules.map((module) => moduleName(t, module)).join(t('common.separator')),
              })}
            </p>
          ))}
        </>
      )}
    </div>
  );
}
