import { Alert } from 'antd';
import type { SignInTest } from '@/api/business-account/sso-setup';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { reasonText } from './test-labels';

/** What came back, which mappings match it and the role that follows; or why it was refused. */
export function TestOutcome({ test: { reason, found, attributes, matches } }: { test: SignInTest }) {
  const t = useT();
  const [winner] = matches;
  return (
    <>
      {reason !== null && <Alert type="error" showIcon title={reasonText(t, reason, found)} />}
      {winner && (
        <Facts
          items={[
            { label: t('ssoSetup.role'), value: <bdi>{winner.roleName}</bdi> },
            { label: t('ssoSetup.matched'), value: <bdi dir="ltr">{`${winner.attribute} = ${winner.value}`}</bdi> },
          ]}
        />
      )}
      {matches.length > 1 && (
        <div>
          <h3 className="sso-title">{t('ssoSetup.alsoMatched')}</h3>
          <ul className="sso-order">
            {matches.slice(1).map((one) => (
              <li key={one.id}>
                <bdi dir="ltr">{`${one.attribute} = ${one.value}`}</bdi>{' '}
                <bdi className="absent">{t('ssoSetup.givesNoRole', { role: one.roleName })}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {attributes.length > 0 && (
        <div>
          <h3 className="sso-title">{t('ssoSetup.attributes')}</h3>
          <dl className="sso-attributes">
            {attributes.map(({ name, values }) => (
              <div key={name}>
                <dt dir="ltr">{name}</dt>
                <dd>
                  {values.map((value) => (
                    <bdi key={value}>{value}</bdi>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
