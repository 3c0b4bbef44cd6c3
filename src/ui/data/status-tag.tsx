import { CheckCircleFilled, ExclamationCircleFilled, LoadingOutlined, MinusCircleFilled } from '@ant-design/icons';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
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

/** A state as icon and word; a code the map does not know is shown raw in neutral. */
export function StatusTag({ value, map }: { value: string; map: StatusMap }) {
  const t = useT();
  const known = Object.hasOwn(map, value) ? map[value] : undefined;
  const tone = known?.tone ?? 'neutral';
  const Icon = ICONS[tone];
  return (
    <span className={`status-tag status-tag-${tone}`}>
      <Icon aria-hidden /> {known ? t(known.label) : shownText(value)}
    </span>
  );
}
