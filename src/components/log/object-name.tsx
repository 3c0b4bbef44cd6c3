import type { LogEntry } from '@/api/log/query';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { visibleText } from '@/lib/visible-text';
import { Absent } from '@/ui/data/absent';
import { objectAddress } from './object-address';

/** The name of what an entry is about, as a link where something shows it. */
export function ObjectName({ entry }: { entry: LogEntry }) {
  const { object } = entry;
  if (!object) return <Absent />;
  const name = <bdi>{visibleText(object.name || object.id)}</bdi>;
  const address = objectAddress(entry);
  return address === null ? name : <ScreenLink to={address}>{name}</ScreenLink>;
}
