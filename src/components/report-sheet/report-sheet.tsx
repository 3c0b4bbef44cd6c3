import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { daysIn } from '@/domain/report/schedule';
import { useT } from '@/i18n/use-t';
import { nameScreen } from '@/lib/screen-name';
import { zonedTime } from '@/lib/time-zone';
import { Facts } from '@/ui/data/facts';
import { ScreenHeading } from '@/ui/page/screen-heading';
import { ReportPeriod, zoneText } from './period';
import './report-sheet.css';

interface Head {
  name: string;
  account: string;
  zone: string;
  fromDay: string;
  toDay: string;
  generatedAt: number;
}

interface Props {
  head: Head;
  /** What kind of report it is. */
  kind: string;
  /** What else can be done with it, beside Print; not on paper. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A report as it is shown to an operator, to whoever has a link, and on paper: its name and days are the heading of the
 * screen, then whose it is and in which zone, then its parts. All of its days and times are those of its own zone.
 */
export function ReportSheet({ head, kind, actions, children }: Props) {
  const t = useT();
  const { name, account, zone, fromDay, toDay, generatedAt } = head;
  const made = zonedTime(generatedAt, zone);
  const days = fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`;
  useEffect(() => nameScreen(`${name} ${days}`), [name, days]);
  return (
    <div className="report-sheet" data-ready="report">
      <div className="report-head">
        <div className="report-title">
          <p className="report-kind">{kind}</p>
          <div className="screen-object">
            <ScreenHeading title={name} />
            <ReportPeriod fromDay={fromDay} toDay={toDay} />
          </div>
        </div>
        <div className="report-tools">
          {actions}
          <Button onClick={() => window.print()}>{t('report.print')}</Button>
        </div>
      </div>
      <Facts
        items={[
          { label: t('report.period'), value: t('reportPeriod.days', { days: daysIn(head) }) },
          { label: t('report.zone'), value: <bdi dir="ltr">{zoneText(head)}</bdi> },
          { label: t('report.account'), value: <bdi>{account}</bdi> },
          {
            label: t('report.generatedAt'),
            value: (
              <bdi className="tabular" dir="ltr">
                {made.date} {made.time}
              </bdi>
            ),
          },
        ]}
      />
      {children}
      <p className="report-note">{t('report.browsers')}</p>
    </div>
  );
}

/** One part of a report under its heading. */
export function ReportPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="report-part">
      <h2>{title}</h2>
      {note && <p className="report-note">{note}</p>}
      {children}
    </section>
  );
}

/** Stands where a section of the template came without anything. */
export function EmptySection() {
  const t = useT();
  return <p className="absent">{t('report.noData')}</p>;
}

interface TableProps {
  label: string;
  /** Many columns: on a phone its rows become blocks, in which each cell with a `data-label` says what it is. */
  isStacked?: boolean;
  children: ReactNode;
}

/** A table of a report; one that is wider or longer than its place scrolls in itself, by keyboard too. */
export function ReportTable({ label, isStacked = false, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="report-scroll" aria-label={label} tabIndex={0}>
      <table className={isStacked ? 'report-table is-stacked' : 'report-table'}>{children}</table>
    </section>
  );
}

/** Figures in one dense strip: name, value, and how it was before if that is known. */
export function ReportFigures({ items }: { items: readonly { name: string; value: string; before?: string }[] }) {
  return (
    <dl className="report-figures">
      {items.map(({ name, value, before }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {before && (
              <small>
                <bdi>{before}</bdi>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
