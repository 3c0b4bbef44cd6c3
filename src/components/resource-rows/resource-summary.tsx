import type { Operation, ResourceRow } from '@/api/business-account/resource-row';
import { useT } from '@/i18n/use-t';
import type { RowOption } from './labels';
import { summarize } from './summary';

interface Props {
  rows: readonly (Partial<ResourceRow> | undefined)[];
  modules: readonly RowOption[];
  covered?: { modules: readonly string[]; note: string } | undefined;
  /** The most that the account may do, whatever a row gives; nothing caps the rows of a policy. */
  cap?: Operation | undefined;
}

/** What the rows come to, module by module. */
export function ResourceSummary({ rows, modules, covered, cap }: Props) {
  const t = useT();
  const result = summarize(rows, covered?.modules, cap);
  return (
    <section className="resource-summary" aria-label={t('resourceRows.result')} aria-live="polite">
      <h3>{t('resourceRows.result')}</h3>
      {cap === 'readOnly' && <p>{t('resourceRows.cappedAll')}</p>}
      {result.length === 0 && <p className="absent">{t('resourceRows.nothing')}</p>}
      <dl>
        {result.map(({ module, readWrite, readOnly, isCovered }) => (
          <div key={module ?? ''}>
            <dt>
              {module === undefined
                ? t('resourceRows.anyModule')
                : (modules.find(({ value }) => value === module)?.label ?? module)}
            </dt>
            <dd>{isCovered ? covered?.note : t('resourceRows.effect', { readWrite, readOnly })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
