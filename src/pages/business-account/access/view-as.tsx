import { accessApi } from '@/api/business-account/access';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { useCan, viewAs } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useConfirm } from '@/ui/feedback/confirm';
import { ActionButton } from '@/ui/page/action-button';

/** Begins to see the console as the account sees it, for reading only. */
export function ViewAs({ id, name, isLocked }: { id: string; name: string; isLocked: boolean }) {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const isOffered = useOffers()(accessApi.startView);
  const begin = () =>
    confirm({
      title: t('access.viewAsTitle', { name }),
      content: t('access.viewAsText'),
      verb: t('access.viewAs'),
      run: async () => {
        await accessApi.startView({ id });
        await viewAs(id);
      },
      onDone: () => go('/account_center/account_info'),
    });
  if (!isOffered) return null;
  return (
    <ActionButton permit={allOf(can(accessApi.startView), isLocked ? 'access.viewLocked' : true)} onClick={begin}>
      {t('access.viewAs')}
    </ActionButton>
  );
}
