import { useCallback } from 'react';
import { canSource, type IntelSource, intelSourceApi } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { useSwitch } from '@/ui/page/use-switch';
import { SourceImpact } from './impact';

/** What can be done to a source, each with the reason why not. */
export function useSourceActions(open: (panel: string, id: string) => void) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  const switched = useSwitch();
  return useCallback(
    (source: IntelSource): readonly Action[] => {
      const { id, syncSource: name } = source;
      const change = switched({
        isOn: source.status !== 'disabled',
        on: {
          permit: allOf(can(intelSourceApi.enable), canSource.enable(source)),
          verb: t('intelSource.enable'),
          title: t('intelSource.enableTitle', { name }),
          content: t('intelSource.enableText'),
          run: () => intelSourceApi.enable({ id }),
          success: t('intelSource.enabledDone', { name }),
        },
        off: {
          permit: allOf(can(intelSourceApi.disable), canSource.disable(source)),
          verb: t('intelSource.disable'),
          title: t('intelSource.disableTitle', { name }),
          content: <SourceImpact id={id} warning={t('intelSource.disableText')} />,
          run: () => intelSourceApi.disable({ id }),
          success: t('intelSource.disabledDone', { name }),
        },
      });
      const execute = {
        key: 'execute',
        label: t('intelSource.execute'),
        permit: allOf(can(intelSourceApi.execute), canSource.execute(source)),
        run: () =>
          confirm({
            title: t('intelSource.executeTitle', { name }),
            content: t('intelSource.executeText'),
            verb: t('intelSource.execute'),
            run: () => intelSourceApi.execute({ id }).then(() => report.success(t('intelSource.executed', { name }))),
          }),
      };
      const load = {
        key: 'import',
        label: t('intelSource.import'),
        permit: can(intelSourceApi.import),
        run: () => open('import', ''),
      };
      return [
        source.kind === 'local' ? load : execute,
        { key: 'edit', label: t('intelSource.edit'), permit: can(intelSourceApi.update), run: () => open('edit', id) },
        change,
        {
          key: 'log',
          label: t('intelSource.showLog'),
          run: () => go(to('/system_settings/intelligence_source', { tab: 'log', sourceId: id })),
        },
        deletion({
          permit: allOf(can(intelSourceApi.delete), canSource.delete(source)),
          verb: t('intelSource.delete'),
          title: t('intelSource.deleteTitle', { name }),
          content: <SourceImpact id={id} warning={t('confirm.irreversible')} />,
          run: () => intelSourceApi.delete({ id }),
          success: t('intelSource.deleted', { name }),
        }),
      ];
    },
    [t, can, confirm, report, deletion, switched, open],
  );
}
