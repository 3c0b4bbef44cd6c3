import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined, MinusCircleFilled } from '@ant-design/icons';
import type { MessageId } from '@/i18n/messages';
import { type T, useT } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import './status-tag.css';

/** The four hues of a status: always with a word and a shape. What goes on by itself is `busy`, in the neutral one. */
export type Tone = 'good' | 'attention' | 'bad' | 'neutral' | 'busy';

/** Labels and tones of an enumeration by its wire code. */
export type StatusMap = Readonly<Record<string, { label: MessageId; tone: Tone }>>;

/** Neither good nor bad: a hollow dot, which does not claim, as an “i” does, that there is more to read. */
const Ring = () => <span className="status-ring" aria-hidden />;

const ICONS = {
  good: CheckCircleFilled,
  attention: ExclamationCircleFilled,
  bad: MinusCircleFilled,
  neutral: Ring,
  busy: LoadingOutlined,
} as const;

const knownOf = (map: StatusMap, value: string) => (Object.hasOwn(map, value) ? map[value] : undefined);

/** The word of a state; a code that the map does not know is its own. */
export function statusText(t: T, map: StatusMap, value: unknown): string {
  const known = knownOf(map, String(value));
  return known ? t(known.label) : shownText(value);
}

/** A state as icon and word; a code the map does not know is shown raw in neutral. */
export function StatusTag({ value, map }: { value: string; map: StatusMap }) {
  const t = useT();
  const tone = knownOf(map, value)?.tone ?? 'neutral';
  const Icon = ICONS[tone];
  return (
    <span className={`status-tag status-tag-${tone}`}>
      <Icon aria-hidden /> {statusText(t, map, value)}
    </span>
  );
}
