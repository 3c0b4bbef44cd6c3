import { Switch } from 'antd';
import { changeRequestRules, changeRequestRulesApi, type ReviewRules } from '@/api/console/change-request-rules';
import { type T, useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { formOf } from '@/ui/form/form-of';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';

const schema = changeRequestRules.setRules.req;
const { Field } = formOf(schema);

const FIELDS = [
  ['network', 'changeRequest.ruleNetwork'],
  ['recovery', 'changeRequest.ruleRecovery'],
  ['role', 'changeRequest.ruleRole'],
  ['organization', 'changeRequest.ruleOrganization'],
] as const;

/** The kinds that need it, or a dash. */
const kindsText = (t: T, rules: ReviewRules) =>
  FIELDS.flatMap(([name, label]) => (rules[name] ? [t(label)] : [])).join(t('common.separator')) || t('common.none');

/** Which kinds need somebody else's approval before they are done. */
export default function ReviewRulesForm({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const loaded = useLoad(changeRequestRulesApi.getRules, {});
  return (
    <LoadedDrawer title={t('changeRequest.rulesTitle')} loaded={loaded} onClose={onClose}>
      {(rules) => (
        <FormDrawer
          name="reviewRules"
          title={t('changeRequest.rulesTitle')}
          schema={schema}
          initial={rules}
          permit={can(changeRequestRulesApi.setRules)}
          success={(sent) => t('changeRequest.rulesSaved', { kinds: kindsText(t, sent) })}
          onSubmit={(input) => changeRequestRulesApi.setRules(input)}
          onClose={onClose}
        >
          <p className="absent">{t('changeRequest.rulesText')}</p>
          {FIELDS.map(([name, label]) => (
            <Field key={name} name={name} label={t(label)} valueProp="checked">
              <Switch />
            </Field>
          ))}
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
