import type { Silence } from '@/api/alarm/silence';
import { presentOf } from '@/domain/alarm/silence';
import type { T } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { spanText, zonesOf } from '@/lib/time';
import { to } from '@/routes/href';
import { WholeTimes } from '@/ui/data/whole-times';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { aboutOf, STATE, untilText, whenText } from './labels';
import { DETAIL } from './model';

const col = columnsOf<Silence>();

/** What goes on or comes next, where the hours do not say it by themselves. */
function nextText(t: T, { schedule, state }: Silence): string | undefined {
  if (schedule.repeat === 'once' || state === 'ended') return undefined;
  const present = presentOf(schedule, gatewayNow());
  return present
    ? t(state === 'active' ? 'silence.goesOn' : 'silence.next', {
        // By the clock that is shown, while the hours above are by the silence's own.
        time: `\u2066${spanText(...present)} ${zonesOf(...present)}\u2069`,
      })
    : undefined;
}

const aboutText = (t: T, silence: Silence) => aboutOf(t, silence).map(({ label, text }) => `${label}: ${text}`);

export const silenceColumns = (t: T, actions: (silence: Silence) => readonly Action[]): readonly Column<Silence>[] => [
  {
    key: 'name',
    title: t('silence.name'),
    className: 'cell-wrap silence-name',
    inFile: [col.text('name', t('silence.name')), col.text('reason', t('silence.reason'))],
    render: (_, { id, name, reason }) => (
      <CellLines
        note={
          reason !== '' && (
            <span className="silence-reason" dir="auto" title={reason}>
              {reason}
            </span>
          )
        }
      >
        <Link to={to(DETAIL, { id })}>
          <bdi>{name}</bdi>
        </Link>
      </CellLines>
    ),
  },
  col.status('state', t('silence.state'), STATE),
  {
    key: 'about',
    title: t('silence.about'),
    className: 'cell-wrap silence-about',
    isInSight: true,
    exportValue: (silence) => aboutText(t, silence).join('; '),
    render: (_, silence) => (
      <span className="cell-lines">
        {aboutOf(t, silence).map(({ label, text }) => (
          <span key={label}>
            <span className="absent">{label}</span> <bdi>{text}</bdi>
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'when',
    title: t('silence.when'),
    className: 'cell-wrap silence-when',
    isInSight: true,
    exportValue: ({ schedule }) => whenText(t, schedule),
    render: (_, silence) => {
      const next = nextText(t, silence);
      return (
        <CellLines note={next && <WholeTimes text={next} />}>
          <bdi>
            <WholeTimes text={whenText(t, silence.schedule)} />
          </bdi>
        </CellLines>
      );
    },
  },
  {
    key: 'until',
    title: t('silence.until'),
    className: 'cell-wrap',
    isExtra: true,
    exportValue: ({ schedule }) => untilText(t, schedule),
    render: (_, { schedule }) => untilText(t, schedule),
  },
  {
    key: 'createdBy',
    title: t('silence.createdBy'),
    exportValue: ({ createdBy }) => createdBy.name,
    render: (_, { createdBy }) => <bdi>{createdBy.name}</bdi>,
  },
  { ...col.time('createdAt', t('silence.createdAt')), isExtra: true },
  { ...col.time('endedAt', t('silence.endedAt')), isExtra: true },
  { ...col.code('id', t('silence.id')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
