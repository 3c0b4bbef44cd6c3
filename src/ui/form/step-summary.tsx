import { Button } from 'antd';
import { type ReactNode, useContext } from 'react';
import { useT } from '@/i18n/use-t';
import { ABSENT } from '@/lib/shown';
import { FormContext, LeadContext } from './form-context';
import './step-summary.css';

/** What was entered in one field, in words; an empty text is a dash. */
export interface SummaryLine {
  /** Path of the field, with dots: `basic.roleId`. */
  field: string;
  label: string;
  value: ReactNode;
}

interface Props {
  parts: readonly { title: string; lines: readonly SummaryLine[] }[];
}

/** The last step of a form in steps: what is about to be made, each line with a way to its field. */
export function StepSummary({ parts }: Props) {
  const t = useT();
  const form = useContext(FormContext);
  const lead = useContext(LeadContext);
  return parts.map(({ title, lines }) => (
    <section key={title} className="step-summary" aria-label={title}>
      <h2>{title}</h2>
      <dl>
        {lines.map(({ field, label, value }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{value === '' ? ABSENT : value}</dd>
            {form?.known.has(field) && (
              <dd className="step-summary-way">
                <Button
                  type="link"
                  size="small"
                  aria-label={t('stepSummary.changeOf', { label })}
                  onClick={() => lead(field)}
                >
                  {t('stepSummary.change')}
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  ));
}
