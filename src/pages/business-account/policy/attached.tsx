import { useId } from 'react';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import './policy.css';

interface Props {
  label: string;
  /** Each with what must be said of it, such as that it may only read. */
  items: readonly { id: string; name: string; href: string; note?: string | undefined }[];
}

/** Whom a policy is attached to, of one kind. */
export function Attached({ label, items }: Props) {
  const t = useT();
  const id = useId();
  return (
    <div className="policy-attached">
      <h3 id={id}>{label}</h3>
      {items.length === 0 && <p className="absent">{t('policy.attachedNone')}</p>}
      {items.length > 0 && (
        <ul aria-labelledby={id}>
          {items.map((one) => (
            <li key={one.id}>
              <ScreenLink to={one.href}>
                <bdi>{one.name}</bdi>
              </ScreenLink>
              {one.note !== undefined && <span className="absent"> {one.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
