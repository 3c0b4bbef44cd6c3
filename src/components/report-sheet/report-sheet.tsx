import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { stampText } from '@/lib/time';
import { Facts } from '@/ui/data/facts';
import './report-sheet.css';

interface Props {
  head: { name: string; account: string; from: number; to: number; generatedAt: number };
  children: ReactNode;
}

/**
 * The sheet of a report: what it is about, its own period with the zone, and its parts; prints on A4. Screens
 * name `components/report-sheet` in their route's texts.
 */
export function ReportSheet({ head, children }: Props) {
  const t = useT();
  const { name, account, from, to, generatedAt } = head;
  return (
    <div className="report-sheet" data-ready="report">
      <div className="report-head">
        <h2>{name}</h2>
        <Button className="report-print" onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      </div>
      <Facts
        items={[
          {
            label: t('report.period'),
            value: t('report.span', { from: stampText(from), to: stampText(to) }),
          },
          { label: t('report.account'), value: account },
          { label: t('report.generatedAt'), value: stampText(generatedAt) },
        ]}
      />
      {children}
      <p className="report-note">{t('report.browsers')}</p>
    </div>
  );
}

/** One part of a report under its heading; a wide table scrolls in itself, by keyboard too. */
export function ReportPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="report-part">
      <h3>{title}</h3>
      {note && <p className="report-note">{note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section className="report-scroll" aria-label={title} tabIndex={0}>
        {children}
      </section>
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
