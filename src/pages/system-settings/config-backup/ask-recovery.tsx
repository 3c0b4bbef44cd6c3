import { changeRequestApi } from '@/api/console/change-request';
import type { ConfigModule, Origin } from '@/api/system-settings/config-backup';
import { useAskReview } from '@/components/change-request/use-ask-review';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { ActionButton } from '@/ui/page/action-button';

interface Props {
  origin: Origin;
  /** What the request is called at first. */
  name: string;
  modules: ConfigModule[];
  permit: Permit<MessageId>;
  onSent: () => void;
}

/** In the place of Recover: somebody else is asked to look at it first. */
export default function AskRecovery({ origin, name, modules, permit, onSent }: Props) {
  const t = useT();
  const ask = useAskReview();
  const press = () =>
    ask({
      kind: 'recovery',
      about: `recovery:${name}`,
      title: t('changeRequest.recoverTitle', { name }),
      content: null,
      send: (input) => changeRequestApi.addRecovery({ origin, modules, ...input }),
      onSent,
    });
  return (
    <ActionButton type="primary" permit={permit} onClick={press}>
      {t('changeRequest.ask')}
    </ActionButton>
  );
}
