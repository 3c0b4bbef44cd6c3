import { freezeApi, freezeCan, freezeInput } from '@/api/system-settings/node-freeze';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { FreezeFields } from './fields';
import { DETAIL, toForm } from './model';

/** A freeze that has not ended, changed. */
export default function EditFreeze() {
  const t = useT();
  const can = useCan();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(freezeApi.get, { id }), 'nodeFreeze');
  return (
    <LoadedScreen title={t('freeze.editTitle')} loaded={loaded}>
      {(freeze) => (
        <FormPage
          name={`freezeEdit:${id}`}
          title={t('freeze.editTitle')}
          about={freeze.name}
          note={restored}
          schema={freezeInput}
          initial={toForm(freeze)}
          permit={allOf(can(freezeApi.update), freezeCan.change(freeze))}
          success={({ name }) => t('freeze.updated', { name })}
          onSubmit={(input) => freezeApi.update({ id, version: freeze.version, ...input })}
          back={to(DETAIL, { id })}
          submitText={t('common.save')}
        >
          <FreezeFields />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
