import type { FormInstance } from 'antd';
import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { type Draft, registerDraft, takeDraft } from '@/lib/drafts';
import { isSecretAt, withoutSecrets } from '@/lib/rules/secret';
import { valueAt, withValue } from '@/lib/rules/values';
import { type Difference, differences, isSame, type States } from './comparison';
import type { Fields } from './form-context';
import { RenewalContext } from './renewal';
import { isEmpty } from './rules';

/** A choice between what is stored now and what was entered, by field. */
export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface Comparison {
  rows: readonly Difference[];
  isOpen: boolean;
  /** What was written down before a reload and is not yet back in the form. */
  draft: Draft | null;
}

/** What a form tried to save, as it stands in its fields and as it was sent. */
export interface Sent {
  values: unknown;
  input: unknown;
}

/**
 * What looking at the object again says of a save: it is what is stored, the operator is asked or told something first, or
 * nothing new.
 */
export type Found = 'saved' | 'told' | 'nothing';

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

  /** What was sent without an answer: a newer version that holds just that is the operator's own. */
  const sent = useRef<Sent | null>(null);
  const isOwn = useCallback(
    (base: unknown, theirs: unknown) => {
      if (!sent.current) return false;
      const { values, input } = sent.current;
      return differences({ base, theirs, mine: values }, isField).every(
        (row) =>
          isSecretAt(schema, row.path) || isSame(row.theirs, row.mine) || isSame(row.theirs, valueAt(input, row.path)),
      );
    },
    [isField, schema],
  );

  const compare = useCallback(
    (states: States, draft: Draft | null): Found => {
      if (!draft && isOwn(states.base, states.theirs)) {
        const left = differences(states, isField).filter((row) => !isSame(row.mine, row.theirs));
        const own = sent.current;
        sent.current = null;
        setBegun({ initial: states.theirs, version });
        const isSince = left.some((row) => !isSame(row.mine, valueAt(own?.values, row.path)));
        const hasSecret = left.some((row) => isSecretAt(schema, row.path) && !isEmpty(row.mine));
        if (!isSince && !hasSecret) return 'saved';
        onProblem(t(isSince ? 'form.firstSaved' : 'form.sameStored'));
        return 'told';
      }
      const rows = differences(states, isField).filter(
        (row) => !isSame(row.mine, row.theirs) && !isSecretAt(schema, row.path),
      );
      const isForeign = rows.some((row) => !isSame(row.base, row.theirs));
      if (rows.length > 0 && (isForeign || draft)) {
        setComparison({ rows, isOpen: true, draft });
        return 'told';
      }
      setBegun({ initial: states.theirs, version });
      onProblem(draft ? null : t('form.newerElsewhere'));
      return 'told';
    },
    [isOwn, isField, schema, version, onProblem, t],
  );

  /** After a refusal, or before a save whose first answer was lost: what became of the object meanwhile. */
  const found = useRef<((what: Found) => void) | null>(null);
  const check = useCallback((): Promise<Found> => {
    renewal?.renew();
    setChecking(true);
    return new Promise((resolve) => {
      found.current = resolve;
    });
  }, [renewal]);
  useEffect(() => {
    if (!isChecking || renewal?.isRenewing) return;
    setChecking(false);
    const states = { base: begun.initial, theirs: initial, mine: form.getFieldsValue(true) };
    found.current?.(version === begun.version ? 'nothing' : compare(states, null));
  }, [isChecking, renewal, version, begun, initial, form, compare]);

  const restore = useCallback(
    (draft: Draft) => {
      const isOlder = (draft.version ?? undefined) !== version;
      if (isOlder || draft.fields.some(({ path, base }) => !isSame(base, valueAt(initial, path)))) {
        const past = (pick: 'base' | 'mine') =>
          draft.fields.reduce((values, field) => withValue(values, field.path, field[pick]), initial);
        compare({ base: past('base'), theirs: initial, mine: past('mine') }, draft);
        return;
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
  return { version: begun.version, send, sent, check, takeUp, comparison, apply, show };
}
