import { silenceApi, silenceCan, silenceInput } from '@/api/alarm/silence';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { SilenceFields } from './fields';
import { DETAIL, toForm } from './model';

export default function EditSilence() {
  const t = useT();
  const can = useCan();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(silenceApi.get, { id }), 'silence');
  return (
    <LoadedScreen title={t('silence.editTitle')} loaded={loaded}>
      {(silence) => (
        <FormPage
          name={`silenceEdit:${id}`}
          title={t('silence.editTitle')}
          about={silence.name}
          note={restored}
          schema={silenceInput}
          initial={toForm(silence)}
          permit={allOf(can(silenceApi.update), silenceCan.change(silence))}
          success={({ name }) => t('silence.updated', { name })}
          onSubmit={(input) => silenceApi.update({ id, version: silence.version, ...input })}
          back={to(DETAIL, { id })}
          submitText={t('common.save')}
        >
          <SilenceFields id={id} />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
