import {
  type AccessControlInput,
  type AccessControlState,
  accessControlApi,
  accessControlInput,
} from '@/api/account-center/access-control';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { normaliseRule, shutsOut } from '@/lib/rules/access-list';
import { useLoad } from '@/ui/data/use-load';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { AccessControlFields } from './access-control-fields';
import { useLockoutGuard } from './use-lockout-guard';

interface Props {
  /** Another account's rules; absent: one's own. */
  accountId?: string | undefined;
  permit: Permit<MessageId>;
}

/** Which addresses may sign in (ACC-05), with a guard against shutting out the address in use (BEY-10). */
export function AccessControl({ accountId, permit }: Props) {
  const t = useT();
  const guard = useLockoutGuard(accountId === undefined);
  const loaded = useLoad(accessControlApi.get, { accountId });
  const save = async ({ clientAddress, version }: AccessControlState, input: AccessControlInput) => {
    const isLockout = clientAddress !== null && shutsOut(input.rules, clientAddress);
    if (isLockout) await guard(clientAddress);
    const plain = { ...input, rules: input.rules.map(normaliseRule) };
    await accessControlApi.update({ ...plain, accountId, version, acceptsLockout: isLockout });
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
          success={t('accessControl.saved')}
        >
          <AccessControlFields clientAddress={state.clientAddress} isOwn={accountId === undefined} />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
