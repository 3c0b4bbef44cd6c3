import type { LoggedChange } from '@/api/log/query';
import { type T, useT } from '@/i18n/use-t';
import { visibleText } from '@/lib/visible-text';
import { Absent } from '@/ui/data/absent';
import { fieldText, valueText } from './labels';
import './log.css';

type Value = LoggedChange['before'];

const isEmpty = (value: Value) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A value as it came, or in words where it is one of the wire; of an object its fields, by their labels. */
function textIn(t: T, kind: string, field: string, value: unknown): string {
  const text = valueText(t, field, value);
  if (text !== null) return text;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => textIn(t, kind, field, one)).join(t('common.separator'));
  if (value === null) return t('common.none');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) =>
      t('log.fieldIs', { field: fieldText(t, kind, name) ?? name, value: textIn(t, kind, name, one) }),
    )
    .join(t('common.separator'));
}

interface SideProps {
  kind: string;
  field: string;
  value: Value;
  other: Value;
  mark: string;
}

/** A value; of a list the entries, those that only this side has marked. */
function Side({ kind, field, value, other, mark }: SideProps) {
  const t = useT();
  const textOf = (one: unknown) => textIn(t, kind, field, one);
  if (isEmpty(value)) return <Absent />;
  if (!Array.isArray(value)) return <bdi className="log-value">{visibleText(textOf(value))}</bdi>;
  const others = new Set(Array.isArray(other) ? other.map(textOf) : []);
  const own = value.map(textOf).filter((one) => !others.has(one));
  const shared = value.length - own.length;
  return (
    <ul className="log-entries">
      {own.map((one) => (
        <li key={one}>
          <span aria-hidden>{mark}</span> <bdi className="log-value">{visibleText(one)}</bdi>
        </li>
      ))}
      {shared > 0 && <li className="absent">{t('log.same', { count: shared })}</li>}
    </ul>
  );
}

/** The label of a field with the gateway's word under it; the word alone where nobody labeled it. */
function FieldName({ kind, field }: { kind: string; field: string }) {
  const t = useT();
  const label = fieldText(t, kind, field);
  const word = <bdi className="code">{visibleText(field)}</bdi>;
  return label === null ? (
    word
  ) : (
    <>
      {label} <span className="log-word">{word}</span>
    </>
  );
}

/** What a write changed, field by field, before beside after. `kind` is that of the object. */
export function Changes({ kind, changes }: { kind: string; changes: readonly LoggedChange[] }) {
  const t = useT();
  if (changes.length === 0) return <p className="absent">{t('log.noChanges')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long values scroll, by keyboard too.
    <section className="log-changes" tabIndex={0} aria-label={t('log.changes')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('log.field')}</th>
            <th scope="col">{t('log.before')}</th>
            <th scope="col">{t('log.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, isSecret }) => (
            <tr key={field}>
              <th scope="row">
                <FieldName kind={kind} field={field} />
              </th>
              {isSecret ? (
                <td colSpan={2} className="absent">
                  {t('log.secret')}
                </td>
              ) : (
                <>
                  <td>
                    <Side kind={kind} field={field} value={before} other={after} mark="−" />
                  </td>
                  <td>
                    <Side kind={kind} field={field} value={after} other={before} mark="+" />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
