import { ddiNodeApi, ddiNodeInput } from '@/api/system-settings/ddi-node';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { DdiNodeFields } from './fields';

const HTTPS_PORT = 443;

export default function CreateDdiNode({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  return (
    <FormDrawer
      name="ddiNodeCreate"
      title={t('ddiNode.create')}
      schema={ddiNodeInput}
      initial={{ type: 'primary', port: HTTPS_PORT }}
      onSubmit={(input) => ddiNodeApi.add(input).then(() => report.success(t('ddiNode.created')))}
      onClose={onClose}
    >
      <DdiNodeFields passwordHelp={t('ddiNode.passwordHelp')} />
    </FormDrawer>
  );
}
