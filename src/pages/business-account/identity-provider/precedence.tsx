import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleApi } from '@/api/business-account/role';
import { type RoleSso, roleSsoApi } from '@/api/business-account/role-sso';
import { effectItems } from '@/components/identity-provider/role-effect';
import { useT } from '@/i18n/use-t';
import { orWithout } from '@/lib/contract/offered';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { type LeaveCopy, useDirtyGuard } from '@/ui/feedback/use-dirty-guard';
import { MoveList } from '@/ui/list/move-list';
import { ActionButton } from '@/ui/page/action-button';
import { RunButton } from '@/ui/page/run-button';
import './identity-provider.css';

const SOURCES = [identityProviderApi.list, roleApi.list];
const UNSAVED_ORDER: LeaveCopy = { title: 'form.leaveTitle', text: 'form.leaveText', verb: 'form.leave' };
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const isSame = (ids: readonly string[], list: readonly { id: string }[]) => ids.join() === idsOf(list).join();

/** An order under the operator's hands. */
interface Arranged {
  /** What stood on screen when it was begun. */
  from: readonly RoleSso[];
  wanted: readonly string[];
}

/** Which mapping gives the role when several match: the first from the top; the order is changed here, where the gateway can. */
export default function Precedence({ providerId, name }: { providerId: string; name: string }) {
  const t = useT();
  const { data, failure, reload } = useLoad(
    roleSsoApi.list,
    { current: 1, pageSize: 1000, filters: { providerId: [providerId] }, sorter: { precedence: 'ascend' } },
    { dependsOn: SOURCES },
  );
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const stored = data?.list ?? [];
  // What was moved back, and what stands in this order meanwhile, is no change.
  const open =
    arranged && !isSame(arranged.wanted, arranged.from) && !isSame(arranged.wanted, stored) ? arranged : null;
  const isOffered = useOffers()(roleSsoApi.reorder);
  useDirtyGuard(open ? UNSAVED_ORDER : null);
  if (failure && !open) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active />;
  if (data.list.length === 0 && !open) return <EmptyState title={t('identityProvider.noUses')} />;
  if (!isOffered) return <Fixed list={stored} label={t('identityProvider.uses')} />;
  return (
    <div className="sso-part">
      <p>{t('ssoSetup.precedenceText')}</p>
      <Order
        providerId={providerId}
        name={name}
        stored={stored}
        arranged={open}
        onArrange={setArranged}
        reload={reload}
      />
    </div>
  );
}

interface Props {
  providerId: string;
  name: string;
  stored: readonly RoleSso[];
  arranged: Arranged | null;
  onArrange: (arranged: Arranged | null) => void;
  reload: () => void;
}

function Order({ providerId, name, stored, arranged, onArrange, reload }: Props) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const agree = useAgreement();
  // Loaded again behind an open order, another one is shown beside it: what it is compared with stays what was looked at.
  const from = arranged?.from ?? stored;
  const to = arranged?.wanted ?? idsOf(stored);
  const isOvertaken = !isSame(idsOf(from), stored);
  const shown = to.flatMap((id) => [...stored, ...from].find((one) => one.id === id) ?? []);
  const permit = can(roleSsoApi.reorder);
  if (permit !== true || (shown.length < 2 && !arranged))
    return <Fixed list={stored} label={t('ssoSetup.precedence')} />;
  const save = async () => {
    const change = { kind: 'reorder' as const, providerId, to: [...to] };
    const effect = await orWithout(roleSsoApi.previewEffect({ change }), null);
    const isAgreed =
      !effect ||
      effect.total === 0 ||
      (await agree({
        title: t('roleEffect.title', { count: effect.total }),
        content: (
          <ul>
            {effectItems(t, effect).map(({ key, label }) => (
              <li key={key}>{label}</li>
            ))}
          </ul>
        ),
        verb: t('ssoSetup.saveOrder'),
      }));
    if (!isAgreed) return false;
    // Refused for another order that stands meanwhile: that one is loaded, to be seen and judged.
    await roleSsoApi.reorder({ providerId, from: idsOf(from), to: [...to] }).finally(reload);
    onArrange(null);
    report.success(t('ssoSetup.orderSaved', { name }));
    return true;
  };
  return (
    <>
      <MoveList
        label={t('ssoSetup.precedence')}
        items={shown.map((one, index) => ({
          key: one.id,
          name: one.value,
          content: (
            <>
              <bdi className="absent tabular">{index + 1}.</bdi> <Mapping {...one} />
            </>
          ),
        }))}
        onMove={(wanted) => onArrange({ from, wanted })}
      />
      {arranged && isOvertaken && (
        <Alert
          type="warning"
          showIcon
          title={t('ssoSetup.orderOvertaken')}
          description={
            <div className="sso-part">
              <p>{t('ssoSetup.orderOvertakenText')}</p>
              <Fixed list={stored} label={t('ssoSetup.orderStanding')} />
              <div className="sso-line">
                <ActionButton onClick={() => onArrange({ from: stored, wanted: carriedOver(to, stored) })}>
                  {t('ssoSetup.keepMine')}
                </ActionButton>
              </div>
            </div>
          }
        />
      )}
      {arranged && (
        <div className="sso-line">
          {/* Why the order before was refused is no word on the one that starts from another. */}
          <RunButton key={idsOf(from).join()} permit={permit} run={save}>
            {t('ssoSetup.saveOrder')}
          </RunButton>
          <ActionButton onClick={() => onArrange(null)}>{t('form.leave')}</ActionButton>
        </div>
      )}
    </>
  );
}

/** An arranged order of mappings that are others by now: without those that went, and the new ones last. */
function carriedOver(wanted: readonly string[], stored: readonly RoleSso[]): string[] {
  const standing = idsOf(stored);
  return [...wanted.filter((id) => standing.includes(id)), ...standing.filter((id) => !wanted.includes(id))];
}

function Fixed({ list, label }: { list: readonly RoleSso[]; label: string }) {
  return (
    <ol className="sso-order" aria-label={label}>
      {list.map((one) => (
        <li key={one.id}>
          <Mapping {...one} />
        </li>
      ))}
    </ol>
  );
}

function Mapping({ attribute, value, roleName }: RoleSso) {
  const t = useT();
  return (
    <>
      <bdi dir="ltr">
        <code>{attribute}</code> = {value}
      </bdi>{' '}
      <bdi className="absent">{t('ssoSetup.givesRole', { role: roleName })}</bdi>
    </>
  );
}
