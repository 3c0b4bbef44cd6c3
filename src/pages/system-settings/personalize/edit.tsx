import { personalizeApi, personalizeInput } from '@/api/system-settings/personalize';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { PersonalizeFields } from './fields';
import { Preview } from './preview';
import './personalize.css';

/** How the console presents itself, with a preview of what is not saved yet. */
export default function Personalize() {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const loaded = useLoad(personalizeApi.get, {});
  const reset = () =>
    confirm({
      title: t('personalize.resetTitle'),
      content: t('personalize.resetText'),
      verb: t('personalize.reset'),
      isDanger: true,
      run: () => personalizeApi.reset({}).then(() => report.success(t('personalize.resetDone'))),
    });
  const actions = (
    <ActionButton permit={can(personalizeApi.reset)} onClick={reset}>
      {t('personalize.reset')}
    </ActionButton>
  );
  return (
    <Screen title={t('personalize.title')} note={t('personalize.note')} actions={actions}>
      <LoadedPanel loaded={loaded}>
        {({ settings, version }) => (
          <FormPanel
            version={version}
            name="personalize"
            schema={personalizeInput}
            initial={settings}
            permit={can(personalizeApi.update)}
            submitText={t('common.save')}
            onSubmit={(input) => personalizeApi.update({ settings: input, version })}
            onDone={() => report.success(t('personalize.saved'))}
          >
            <PersonalizeFields />
            <Preview />
          </FormPanel>
        )}
      </LoadedPanel>
    </Screen>
  );
}
