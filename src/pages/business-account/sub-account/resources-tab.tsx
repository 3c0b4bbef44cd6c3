import * as z from 'zod';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { resourceRows } from '@/api/business-account/resource-row';
import { ResourceRows } from '@/components/resource-rows/resource-rows';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan, useOwnId } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { coveredModules } from './model';

const form = z.object({ resources: resourceRows });

/** Rights on single resources; rows of a product that is granted in full have no effect and say so. */
export function ResourcesTab({ id, name }: { id: string; name: string }) {
  const t = useT();
  const can = useCan();
  const own = useOwnId();
  const loaded = useLoad(accountAuthorizationApi.get, { id });
  return (
    <LoadedPanel loaded={loaded}>
      {({ version, basic, resources }) => (
        <FormPanel
          version={version}
          name={`resources:${id}`}
          schema={form}
          initial={{ resources }}
          permit={allOf(can(accountAuthorizationApi.updateResources), id !== own || 'subAccount.isOwn')}
          submitText={t('common.save')}
          onSubmit={(input) => accountAuthorizationApi.updateResources({ id, version, resources: input.resources })}
          success={t('subAccount.resourcesUpdated', { name })}
        >
          <ResourceRows
            label={t('subAccount.resources')}
            cap={basic.dataAccess}
            {...coveredBy(basic.fullBusinessData, t('subAccount.coveredNote'))}
          />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}

/** Modules whose rows have no effect, if there are any. */
function coveredBy(full: Parameters<typeof coveredModules>[0], note: string) {
  const modules = coveredModules(full);
  return modules.length > 0 && { covered: { modules, note } };
}
