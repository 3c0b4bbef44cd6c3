import type { Earlier } from '@/api/system-settings/looking-glass';
import { useLanguage, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { signedText } from '@/lib/signed';
import { Quantity } from '@/ui/data/quantity';

interface Props {
  now: number | null;
  earlier: Earlier | null;
  of: 'received' | 'accepted' | 'advertised';
  /** The list that it counts. */
  href?: string;
}

/** A count, and by how much it differs from an hour and a day before; nothing is said of what the gateway does not keep. */
export function Counted({ now, earlier, of, href }: Props) {
  const t = useT();
  const language = useLanguage();
  const since = (before: number | undefined) =>
    now === null || before === undefined ? null : signedText(now - before, language);
  const hour = since(earlier?.hourAgo?.[of]);
  const day = since(earlier?.dayAgo?.[of]);
  const changes = [hour && t('glass.inHour', { change: hour }), day && t('glass.inDay', { change: day })];
  const isSame = (hour ?? '0') === '0' && (day ?? '0') === '0';
  const parts = isSame && (hour ?? day) !== null ? [t('glass.unchanged')] : changes.filter(Boolean);
  return (
    <span className="glass-count">
      {href === undefined ? (
        <Quantity value={now} />
      ) : (
        <Link to={href}>
          <Quantity value={now} />
        </Link>
      )}
      {parts.length > 0 && <span className="glass-note">{parts.join(DOT)}</span>}
    </span>
  );
}
