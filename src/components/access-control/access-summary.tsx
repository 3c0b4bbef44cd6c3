import { Alert } from 'antd';
import { useT } from '@/i18n/use-t';
import { type AccessRule, normalizeRule, overlaps, ruleText } from '@/lib/rules/access-list';
import './access-control.css';

const TEXT = {
  within: 'accessControl.overlapWithin',
  around: 'accessControl.overlapAround',
  part: 'accessControl.overlapPart',
} as const;

/** The rules as they will be saved, and which of them overlap. */
export function AccessSummary({ rules }: { rules: readonly (AccessRule | null)[] }) {
  const t = useT();
  const found = overlaps(rules);
  if (rules.length === 0) return <p className="screen-note">{t('accessControl.open')}</p>;
  return (
    <section className="access-summary" aria-label={t('accessControl.savedAs')}>
      <h2>{t('accessControl.savedAs')}</h2>
      <ol>
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list.
          <li key={index}>
            {rule ? (
              <bdi className="code" dir="ltr">
                {ruleText(normalizeRule(rule))}
              </bdi>
            ) : (
              <span className="absent">{t('accessControl.incomplete')}</span>
            )}
          </li>
        ))}
      </ol>
      {found.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={
            <span className="lines">
              {found
                .map(({ first, second, kind }) => t(TEXT[kind], { first: first + 1, second: second + 1 }))
                .join('\n')}
            </span>
          }
        />
      )}
    </section>
  );
}
