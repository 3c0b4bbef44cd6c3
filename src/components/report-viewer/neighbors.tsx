import { type ReportInstance, reportInstanceApi } from '@/api/report/instance';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import './neighbors.css';

/** One question for all that a subscription has made lately; of older reports there is no way on. */
const SHOWN = 200;

interface Props {
  of: Pick<ReportInstance, 'id' | 'kind' | 'subscriptionId'>;
  /** The screen of reports of this kind. */
  path: string;
}

/** The reports that the same subscription made before and after this one; nothing where there are none, or none are told. */
export function Neighbors({ of: { id, kind, subscriptionId }, path }: Props) {
  const t = useT();
  const { data } = useLoad(reportInstanceApi.list, {
    current: 1,
    pageSize: SHOWN,
    sorter: { dueAt: 'descend' },
    filters: { subscriptionId: [subscriptionId], kind: [kind], status: ['generated'] },
  });
  const list = data?.list ?? [];
  const at = list.findIndex((one) => one.id === id);
  if (at < 0) return null;
  const ways = [
    { label: t('reportViewer.previous'), report: list[at + 1] },
    { label: t('reportViewer.next'), report: list[at - 1] },
  ];
  if (ways.every(({ report }) => !report)) return null;
  return (
    <nav className="report-neighbors" aria-label={t('reportViewer.neighbors')}>
      {ways.map(
        ({ label, report }) =>
          report && (
            <Link
              key={label}
              to={`${path}?${new URLSearchParams({ id: report.id })}`}
              title={report.fromDay === report.toDay ? report.fromDay : `${report.fromDay} – ${report.toDay}`}
            >
              {label}
            </Link>
          ),
      )}
    </nav>
  );
}
