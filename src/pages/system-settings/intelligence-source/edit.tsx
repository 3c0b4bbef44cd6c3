import { type IntelSource, intelSourceApi, localChange, sourceChange } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { PriorityField, SourceFields } from './fields';

export default function EditSource({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const loaded = useLoad(intelSourceApi.get, { id });
  return (
    <LoadedDrawer title={t('intelSource.edit')} loaded={loaded} onClose={onClose}>
      {(source) => <SourceForm source={source} onClose={onClose} />}
    </LoadedDrawer>
  );
}

/** The local library is not synchronized: it has nothing but its priority to change. */
function SourceForm({ source, onClose }: { source: IntelSource; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const { id, version, kind, syncSource, frequency, priority, createdAt } = source;
  const save = (change: { syncSource: string; frequency: number | null; priority: number }) =>
    intelSourceApi
      .update({ id, version, ...change })
      .then(() => report.success(t('intelSource.updated', { name: change.syncSource })));
  const shell = {
    name: `intelSourceEdit:${id}`,
    title: t('intelSource.editTitle', { name: syncSource }),
    permit: can(intelSourceApi.update),
    onClose,
  };
  const facts = (
    <Facts
      items={[
        { label: t('intelSource.id'), value: <Copyable text={id} /> },
        { label: t('intelSource.createdAt'), value: <FullTime at={createdAt} /> },
      ]}
    />
  );
  if (kind === 'local') {
    return (
      <FormDrawer
        {...shell}
        schema={localChange}
        initial={{ priority }}
        onSubmit={(input) => save({ syncSource, frequency, ...input })}
      >
        {facts}
        <PriorityField />
      </FormDrawer>
    );
  }
  return (
    <FormDrawer
      {...shell}
      schema={sourceChange}
      initial={{ syncSource, priority, ...(frequency !== null && { frequency }) }}
      onSubmit={save}
    >
      {facts}
      <SourceFields />
    </FormDrawer>
  );
}
