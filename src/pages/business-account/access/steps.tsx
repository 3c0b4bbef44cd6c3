import { CheckCircleFilled, MinusCircleFilled, MinusOutlined, RightCircleOutlined } from '@ant-design/icons';
import type { AccessFacts } from '@/api/business-account/access';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import type { Gate, Outcome, Step } from './model';

const ICONS = {
  passes: RightCircleOutlined,
  grants: CheckCircleFilled,
  denies: MinusCircleFilled,
  unused: MinusOutlined,
} as const satisfies Record<Outcome, unknown>;

interface Props {
  facts: AccessFacts;
  steps: readonly Step[];
  differing: readonly Gate[];
}

/** The gates in their order, each with what it found, and the way to where the deciding one is set. */
export function Steps({ facts, steps, differing }: Props) {
  const t = useT();
  return (
    <ol className="access-steps">
      {steps.map(({ gate, outcome, reason, subject }) => {
        const Icon = ICONS[outcome];
        const href = outcome === 'grants' || outcome === 'denies' ? placeOf(gate, facts) : null;
        return (
          <li key={gate} className={`access-step access-step-${outcome}`}>
            <Icon aria-hidden />
            <div>
              <strong>{t(`access.gate.${gate}`)}</strong>
              {differing.includes(gate) && <em className="access-differs">{t('access.differs')}</em>}
              <p className={outcome === 'unused' ? 'visually-hidden' : ''}>
                <span className="visually-hidden">{t(`access.outcome.${outcome}`)} </span>
                {t(`access.reason.${reason}`, { subject })} {href && <Link to={href}>{t('access.open')}</Link>}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Where what a gate looks at can be changed; null where the console has no place for it. */
function placeOf(gate: Gate, { account, role }: AccessFacts): string | null {
  const tab = (name: string) => to('/business_account/account_management/:id', { id: account.id }, { tab: name });
  switch (gate) {
    case 'lock':
    case 'licence':
      return to('/business_account/account_management/:id', { id: account.id });
    case 'product':
      return null;
    case 'role':
      return role ? to('/business_account/role_management/:id', { id: role.id }) : tab('basicAuthorization');
    case 'fullData':
      return tab('basicAuthorization');
    case 'resource':
      return tab('resourceAuthorization');
    case 'organization':
      return to('/business_account/account_management/:id', { id: account.id });
  }
}
