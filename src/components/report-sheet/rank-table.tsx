import { Fragment, type ReactNode } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { EmptySection, ReportPart, ReportTable } from './report-sheet';

interface Props {
  title: string;
  /** What the rows are, as the head of the table says it. */
  what: string;
  /** What is counted. */
  measure: string;
  /** Undefined where nothing came; empty where there was nothing to count. */
  rows:
    | readonly {
        key: string;
        name: ReactNode;
        value: number;
        href?: string | undefined;
        /** Under its row, as wide as the table. */
        note?: ReactNode;
      }[]
    | undefined;
}

/** What there is most of: names, a bar beside each and its figure at the end, so that both columns can be run down. */
export function RankTable({ title, what, measure, rows }: Props) {
  const t = useT();
  const language = useLanguage();
  const most = Math.max(1, ...(rows ?? []).map(({ value }) => value));
  return (
    <ReportPart title={title}>
      {rows === undefined && <EmptySection />}
      {rows?.length === 0 && <p className="absent">{t('report.none')}</p>}
      {rows && rows.length > 0 && (
        <ReportTable label={title}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <td className="report-bar-cell" />
              <th scope="col" className="report-number">
                {measure}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value, href, note }) => (
              <Fragment key={key}>
                <tr className={note ? 'report-noted' : undefined}>
                  <th scope="row">{name}</th>
                  <td className="report-bar-cell">
                    <span className="report-bar" aria-hidden style={{ inlineSize: `${(value / most) * 100}%` }}>
                      {href !== undefined && <Link to={href} tabIndex={-1} />}
                    </span>
                  </td>
                  <td className="report-number">
                    {href === undefined ? (
                      value.toLocaleString(language)
                    ) : (
                      <Link to={href}>{value.toLocaleString(language)}</Link>
                    )}
                  </td>
                </tr>
                {note && (
                  <tr>
                    <td colSpan={3}>{note}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </ReportTable>
      )}
    </ReportPart>
  );
}
