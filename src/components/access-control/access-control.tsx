import {
  type AccessControlInput,
  type AccessControlState,
  accessControlApi,
  accessControlInput,
} from '@/api/account-center/access-control';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { normalizeRule } from '@/lib/rules/access-list';
import { useLoad } from '@/ui/data/use-load';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { AccessControlFields } from './access-control-fields';
import { dangersOf } from './dangers';

interface Props {
  /** Another account's rules; absent: one's own. */
  account?: { id: string; name: string };
  permit: Permit<MessageId>;
}

/** Which addresses may sign in, with a guard against shutting out the address in use. */
export function AccessControl({ account, permit }: Props) {
  const t = useT();
  const agree = useAgreement();
  const accountId = account?.id;
  const isOwn = account === undefined;
  const loaded = useLoad(accessControlApi.get, { accountId });
  const save = async (state: AccessControlState, input: AccessControlInput) => {
    const dangers = dangersOf(t, state, input, isOwn);
    for (const danger of dangers) if (!(await agree({ ...danger, verb: t('accessControl.lockoutVerb') }))) return false;
    const plain = { ...input, rules: input.rules.map(normalizeRule) };
    return accessControlApi.update({
      ...plain,
      accountId,
      version: state.version,
      acceptsLockout: dangers.length > 0,
    });
  };
  return (
    <LoadedPanel loaded={loaded}>
      {(state) => (
        <FormPanel
          version={state.version}
          name={`accessControl:${accountId ?? 'own'}`}
          schema={accessControlInput}
          initial={{ rules: state.rules, maxForwarders: state.maxForwarders }}
          permit={permit}
          submitText={t('common.save')}
          onSubmit={(input) => save(state, input)}
          success={account ? t('accessControl.savedOf', { name: account.name }) : t('accessControl.saved')}
        >
          <AccessControlFields clientAddress={state.clientAddress} isOwn={isOwn} />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
