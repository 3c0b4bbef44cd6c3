import { ALARM_LEVEL } from '@/components/alarm/labels';
import { LevelSign } from '@/components/alarm/level-tag';
import type { StatusMap } from '@/ui/data/status-tag';

const LEVELS: StatusMap = ALARM_LEVEL;

/** A level in a report: the sign that it has in every list of alarms, and its word. */
export default function ReportLevel({ level, name }: { level: string; name: string }) {
  return (
    <span className={`status-tag status-tag-${LEVELS[level]?.tone ?? 'neutral'}`}>
      <LevelSign value={level} /> {name}
    </span>
  );
}
