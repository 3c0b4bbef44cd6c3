import type { FormInstance } from 'antd';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { type Draft, registerDraft, takeDraft } from '@/lib/drafts';
import { isSecretAt, withoutSecrets } from '@/lib/rules/secret';
import { type Difference, differences, isSame, type States } from './comparison';
import type { Fields, Path } from './form-context';
import { RenewalContext } from './renewal';
import { valueAt } from './rules';

/** A choice between what is stored now and what was entered, by field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface Comparison {
  rows: readonly Difference[];
  isOpen: boolean;
  /** What was written down before a reload and is not yet back in the form. */
  draft: Draft | null;
}

interface Options<Input> {
  name: string;
  form: FormInstance;
  schema: z.core.$ZodType;
  /** Every field that was on screen, by its dotted path. */
  known: Fields;
  initial: unknown;
  version: number | undefined;
  onSubmit: (input: Input) => Promise<unknown>;
  isDirty: boolean;
  onProblem: (text: string | null) => void;
  onRestored: () => void;
}

/** A copy with another value at a path. */
function withValue(values: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const inner = withValue(valueAt(values, [first]), rest, value);
  return typeof values === 'object' && values !== null ? { ...values, [first]: inner } : { [first]: inner };
}

/**
 * Keeps a form to the version that it was begun with. When a save is refused and the object turns out to be newer, or a
 * draft comes back over a newer one, the three states are put side by side: nobody's change is overwritten unseen.
 */
export function useComparison<Input>(options: Options<Input>) {
  const { name, form, schema, known, initial, onSubmit, isDirty, onProblem, onRestored } = options;
  const t = useT();
  const renewal = useContext(RenewalContext);
  const version = options.version ?? renewal?.version;
  const [begun, setBegun] = useState({ initial, version });
  const [isChecking, setChecking] = useState(false);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const isField = useCallback((key: string) => known.has(key), [known]);

  // Of a newer version only once it was compared: until then the gateway has to refuse.
  const send = useRef(onSubmit);
  useEffect(() => {
    if (begun.version === version) send.current = onSubmit;
  }, [begun, version, onSubmit]);

  const compare = useCallback(
    (states: States, draft: Draft | null) => {
      const rows = differences(states, isField).filter(
        (row) => !isSame(row.mine, row.theirs) && !isSecretAt(schema, row.path),
      );
      const isForeign = rows.some((row) => !isSame(row.base, row.theirs));
      if (rows.length > 0 && (isForeign || draft)) return setComparison({ rows, isOpen: true, draft });
      setBegun({ initial: states.theirs, version });
      onProblem(draft ? null : t('form.newerElsewhere'));
    },
    [isField, schema, version, onProblem, t],
  );

  /** After a refusal: whether somebody else was faster. */
  const check = useCallback(() => {
    renewal?.renew();
    setChecking(true);
  }, [renewal]);
  useEffect(() => {
    if (!isChecking || renewal?.isRenewing) return;
    setChecking(false);
    if (version === begun.version) return;
    compare({ base: begun.initial, theirs: initial, mine: form.getFieldsValue(true) }, null);
  }, [isChecking, renewal, version, begun, initial, form, compare]);

  const restore = useCallback(
    (draft: Draft) => {
      const isOlder = (draft.version ?? undefined) !== version;
      if (isOlder || draft.fields.some(({ path, base }) => !isSame(base, valueAt(initial, path)))) {
        const past = (pick: 'base' | 'mine') =>
          draft.fields.reduce((values, field) => withValue(values, field.path, field[pick]), initial);
        return compare({ base: past('base'), theirs: initial, mine: past('mine') }, draft);
      }
      for (const { path, mine } of draft.fields) form.setFieldValue([...path], mine);
      onRestored();
    },
    [version, initial, form, compare, onRestored],
  );
  /** Brings a draft back, once: called when the fields are on screen. */
  const isTaken = useRef(false);
  const takeUp = useCallback(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const draft = takeDraft(name);
    if (draft && draft.fields.length > 0) restore(draft);
  }, [name, restore]);

  const waiting = comparison?.draft ?? null;
  useEffect(() => {
    if (waiting) return registerDraft(name, () => waiting);
    if (!isDirty) return;
    return registerDraft(name, () => {
      // The library's store keeps what is no longer on screen, too: the schema knows a secret wherever it is.
      const [base, mine] = [begun.initial, form.getFieldsValue(true)].map((values) => withoutSecrets(schema, values));
      const fields = differences({ base, theirs: base, mine }, isField);
      return {
        version: begun.version ?? null,
        fields: fields.map((field) => ({ path: [...field.path], mine: field.mine, base: field.base })),
      };
    });
  }, [waiting, isDirty, name, form, schema, begun, isField]);

  const apply = useCallback(
    (choices: Choices) => {
      for (const row of comparison?.rows ?? [])
        form.setFieldValue([...row.path], choices[row.key] === 'mine' ? row.mine : row.theirs);
      setBegun({ initial, version });
      setComparison(null);
      onProblem(null);
    },
    [comparison, form, initial, version, onProblem],
  );
  const show = useCallback((isOpen: boolean) => setComparison((old) => old && { ...old, isOpen }), []);
  return { version: begun.version, send, check, takeUp, comparison, apply, show };
}
