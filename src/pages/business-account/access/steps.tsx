import { CheckCircleFilled, MinusCircleFilled, MinusOutlined, RightCircleOutlined } from '@ant-design/icons';
import type { AccessFacts } from '@/api/business-account/access';
import type { ExplanationStep, Gate, StatementOutcome } from '@/api/business-account/access-explanation';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';

const ICONS = {
  passes: RightCircleOutlined,
  grants: CheckCircleFilled,
  denies: MinusCircleFilled,
  unused: MinusOutlined,
} as const satisfies Record<StatementOutcome, unknown>;

interface Props {
  facts: AccessFacts;
  steps: readonly ExplanationStep[];
  differing: readonly Gate[];
}

/** The gates in their order, each with what it found, and the way to where the deciding one is set. */
export function Steps({ facts, steps, differing }: Props) {
  const t = useT();
  return (
    <ol className="access-steps">
      {steps.map((step) => {
        const { gate, outcome, reason, subject } = step;
        const Icon = ICONS[outcome];
        const href = outcome === 'grants' || outcome === 'denies' ? placeOf(step, facts) : null;
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

/** Where that what decided can be changed; null where the console has no place for it. */
function placeOf(
  { reason, subject }: ExplanationStep,
  { account, role, policies, organization }: AccessFacts,
): string | null {
  const ownTab = (tab?: string) => to('/business_account/account_management/:id', { id: account.id }, { tab });
  switch (reason) {
    case 'role.noMenu':
    case 'role.menu':
      return role && to('/business_account/role_management/:id', { id: role.id });
    case 'resource.policy':
    case 'resource.policyReadOnly': {
      const found = policies.find(({ name }) => name === subject);
      return found ? to('/business_account/policy_management/:id', { id: found.id }) : null;
    }
    case 'organization.none':
      return ownTab('basicInfo');
    case 'organization.inside':
    case 'organization.outside':
    case 'organization.notOwned':
      return organization && to('/business_account/organization_management', { panel: 'edit', item: organization.id });
    default: {
      const tab = TABS[reason];
      return tab === undefined ? null : ownTab(tab ?? undefined);
    }
  }
}

/** The tab of the account in which a finding is decided; null is the account itself. */
const TABS: Partial<Record<ExplanationStep['reason'], string | null>> = {
  'lock.locked': null,
  'license.expired': 'license',
  'license.notInEffect': 'license',
  'product.notChosen': 'basicAuthorization',
  'role.none': 'basicAuthorization',
  'role.notChosen': 'basicAuthorization',
  'dataAccess.readOnly': 'basicAuthorization',
  'fullData.on': 'basicAuthorization',
  'resource.row': 'resourceAuthorization',
  'resource.rowReadOnly': 'resourceAuthorization',
};
