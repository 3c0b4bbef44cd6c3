import { Table } from 'antd';
import type { ReactNode } from 'react';
import type { ModuleChanges, SettingChange } from '@/api/system-settings/config-backup';
import { useT } from '@/i18n/use-t';
import { QUIET } from '@/ui/data/quiet';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { moduleName } from './module-name';
import './config-differences.css';

const TextDiff = lazyComponent(() => import('@/ui/data/text-diff'), ['components/text-diff']);

interface Props {
  modules: readonly ModuleChanges[];
  /** What the two sides are. */
  before: ReactNode;
  after: ReactNode;
}

const isText = ({ before, after }: SettingChange) => `${before ?? ''}${after ?? ''}`.includes('\n');

/** What differs, module by module: short settings side by side, texts line by line. */
export default function Differences({ modules, before, after }: Props) {
  const t = useT();
  return modules.map(({ module, changes }) => (
    <section key={module} className="config-module" aria-label={moduleName(t, module)}>
      <h3>
        {moduleName(t, module)}{' '}
        <span className="absent">{t('configBackup.changeCount', { count: changes.length })}</span>
      </h3>
      <Settings changes={changes.filter((one) => !isText(one))} before={before} after={after} />
      {changes.filter(isText).map((one) => (
        <div key={one.path}>
          <p className="config-text-name">{one.label}</p>
          <TextDiff before={`${one.before ?? ''}\n`} after={`${one.after ?? ''}\n`} none="" />
        </div>
      ))}
    </section>
  ));
}

function Settings({ changes, before, after }: Omit<Props, 'modules'> & { changes: SettingChange[] }) {
  const t = useT();
  if (changes.length === 0) return null;
  const value = (text: string | null) =>
    text === null ? <span className="absent">{t('configBackup.absent')}</span> : <bdi className="code">{text}</bdi>;
  return (
    <Table<SettingChange>
      loading={QUIET}
      rowKey="path"
      size="small"
      pagination={false}
      dataSource={changes}
      columns={[
        { key: 'label', title: t('configBackup.setting'), render: (_, { label }) => <bdi>{label}</bdi> },
        { key: 'before', title: before, width: '30%', render: (_, change) => value(change.before) },
        { key: 'after', title: after, width: '30%', render: (_, change) => value(change.after) },
      ]}
    />
  );
}
