import type { LogEntry } from '@/api/log/query';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { visibleText } from '@/lib/visible-text';
import { objectAddress } from './object-address';

/** The name of what an entry is about, as a link where something shows it. */
export function ObjectName({ entry }: { entry: LogEntry }) {
  const t = useT();
  const { object } = entry;
  if (!object) return <span className="absent">{t('common.none')}</span>;
  const name = <bdi>{visibleText(object.name || object.id)}</bdi>;
  const address = objectAddress(entry);
  return address === null ? name : <ScreenLink to={address}>{name}</ScreenLink>;
}
