import { Skeleton } from 'antd';
import { useState } from 'react';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleApi } from '@/api/business-account/role';
import { type RoleSso, roleSsoApi } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { type LeaveCopy, useDirtyGuard } from '@/ui/form/use-dirty-guard';
import { MoveList } from '@/ui/list/move-list';
import { ActionButton } from '@/ui/page/action-button';
import { RunButton } from '@/ui/page/run-button';
import './identity-provider.css';

const SOURCES = [identityProviderApi.list, roleApi.list];
const UNSAVED_ORDER: LeaveCopy = { title: 'form.leaveTitle', text: 'form.leaveText', verb: 'form.leave' };
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Which mapping gives the role when several match: the first from the top; the order is changed here. */
export default function Precedence({ providerId, name }: { providerId: string; name: string }) {
  const t = useT();
  const { data, failure, reload } = useLoad(
    roleSsoApi.list,
    { current: 1, pageSize: 1000, filters: { providerId: [providerId] }, sorter: { precedence: 'ascend' } },
    { dependsOn: SOURCES },
  );
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return <Skeleton active />;
  if (data.list.length === 0) return <EmptyState title={t('identityProvider.noUses')} />;
  return (
    <div className="sso-part">
      <p>{t('ssoSetup.precedenceText')}</p>
      <Order
        key={idsOf(data.list).sort().join()}
        providerId={providerId}
        name={name}
        stored={data.list}
        reload={reload}
      />
    </div>
  );
}

interface Props {
  providerId: string;
  name: string;
  stored: readonly RoleSso[];
  reload: () => void;
}

function Order({ providerId, name, stored, reload }: Props) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const from = idsOf(stored);
  const to = wanted ?? from;
  const isChanged = !isSame(from, to);
  useDirtyGuard(isChanged ? UNSAVED_ORDER : null);
  const shown = to.flatMap((id) => stored.find((one) => one.id === id) ?? []);
  const permit = can(roleSsoApi.reorder);
  if (permit !== true || shown.length < 2)
    return (
      <ol className="sso-order" aria-label={t('ssoSetup.precedence')}>
        {shown.map((one) => (
          <li key={one.id}>
            <Mapping {...one} />
          </li>
        ))}
      </ol>
    );
  const save = async () => {
    // Refused for another order that stands meanwhile: that one is loaded, to be seen and judged.
    await roleSsoApi.reorder({ providerId, from, to: [...to] }).finally(reload);
    setWanted(null);
    report.success(t('ssoSetup.orderSaved', { name }));
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
              <span className="absent tabular">{index + 1}. </span>
              <Mapping {...one} />
            </>
          ),
        }))}
        onMove={setWanted}
      />
      {isChanged && (
        <div className="sso-line">
          <RunButton permit={permit} run={save}>
            {t('ssoSetup.saveOrder')}
          </RunButton>
          <ActionButton onClick={() => setWanted(null)}>{t('form.leave')}</ActionButton>
        </div>
      )}
    </>
  );
}

function Mapping({ attribute, value, roleName }: RoleSso) {
  const t = useT();
  return (
    <>
      <bdi dir="ltr">
        <code>{attribute}</code> = {value}
      </bdi>{' '}
      <span className="absent">{t('ssoSetup.givesRole', { role: roleName })}</span>
    </>
  );
}
