import { Checkbox, Skeleton } from 'antd';
import { type ConfigModule, MODULES, type ModuleChanges } from '@/api/system-settings/config-backup';
import Differences from '@/components/config-differences/differences';
import { moduleName } from '@/components/config-differences/module-name';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

interface Props {
  preview: Loaded<{ createdAt: number; productVersion: string; modules: ModuleChanges[] }>;
  /** The modules of the backup that stay as they are. */
  left: readonly ConfigModule[];
  onChange: (left: readonly ConfigModule[]) => void;
}

interface ChoiceProps {
  of: readonly ConfigModule[];
  chosen: readonly ConfigModule[];
  labelOf: (module: ConfigModule) => string;
  /** Gives those that are left out. */
  onChange: (left: readonly ConfigModule[]) => void;
}

function ModuleChoice({ of, chosen, labelOf, onChange }: ChoiceProps) {
  const t = useT();
  return (
    <div className="config-field">
      <span>{t('configBackup.modules')}</span>
      <Checkbox.Group
        className="config-modules"
        value={[...chosen]}
        onChange={(values) => onChange(of.filter((one) => !values.includes(one)))}
        options={of.map((one) => ({ value: one, label: labelOf(one) }))}
      />
    </div>
  );
}

/**
 * What a recovery would change, or why the file cannot be recovered from; only the modules where the gateway does not
 * say. Nothing has happened yet.
 */
export function RecoverPreview({ preview, left, onChange }: Props) {
  const t = useT();
  const { data, failure, isLoading, isUnoffered, reload } = preview;
  if (isUnoffered) {
    const chosen = MODULES.filter((one) => !left.includes(one));
    return <ModuleChoice of={MODULES} chosen={chosen} labelOf={(one) => moduleName(t, one)} onChange={onChange} />;
  }
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data || isLoading) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { createdAt, productVersion, modules } = data;
  const known = MODULES.filter((one) => modules.some(({ module }) => module === one));
  const chosen = known.filter((one) => !left.includes(one));
  const countOf = (one: ConfigModule) => modules.find(({ module }) => module === one)?.changes.length ?? 0;
  return (
    <>
      <Facts
        items={[
          { label: t('configBackup.at'), value: <FullTime at={createdAt} /> },
          { label: t('configBackup.productVersion'), value: <bdi>{productVersion}</bdi> },
        ]}
      />
      <ModuleChoice
        of={known}
        chosen={chosen}
        labelOf={(one) => t('configBackup.moduleCount', { name: moduleName(t, one), count: countOf(one) })}
        onChange={onChange}
      />
      <Differences
        modules={modules.filter(({ module, changes }) => changes.length > 0 && chosen.some((one) => one === module))}
        before={t('configBackup.now')}
        after={t('configBackup.afterRecovery')}
      />
    </>
  );
}
