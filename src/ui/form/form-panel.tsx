import { Button, ConfigProvider } from 'antd';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Initial } from '@/lib/initial';
import type { Permit } from '@/lib/permit';
import { ActionButton } from '@/ui/page/action-button';
import { FormBody } from './form-body';
import { FormRefused } from './form-refused';
import { useFormShell } from './use-form-shell';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  schema: S;
  initial?: Initial<z.input<S>> | undefined;
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  /** After it went through: where it stands, the form stays. */
  onDone?: () => void;
  /** The verb of the button. */
  submitText: string;
  /** Of what was loaded: a newer one replaces the form, unless there is unsaved input, which the gateway will refuse. */
  version?: number;
  /** Whether the account may change anything here; if not, the fields are for reading only. */
  permit?: Permit<MessageId>;
  children: ReactNode;
}

/** A form that stands inside a screen, such as settings in a tab; it stays after it was saved. */
export function FormPanel<S extends z.ZodType>(props: Props<S>) {
  // Of the object that it is named after: another one may come to the same screen, and in the same version.
  return <Held key={props.name} {...props} />;
}

function Held<S extends z.ZodType>(props: Props<S>) {
  const [isDirty, setDirty] = useState(false);
  const [held, setHeld] = useState(props);
  const isNewer = held.version !== props.version;
  if (isNewer && !isDirty) setHeld(props);
  const shown = isNewer && isDirty ? held : props;
  const focused = useRef('');
  return <Panel key={shown.version} {...shown} permit={props.permit ?? true} onDirty={setDirty} focused={focused} />;
}

interface PanelProps<S extends z.ZodType> extends Props<S> {
  onDirty: (isDirty: boolean) => void;
  /** The id of what had the focus in the form that this one replaces. */
  focused: RefObject<string>;
}

function Panel<S extends z.ZodType>(props: PanelProps<S>) {
  const { name, schema, initial, onSubmit, onDone, onDirty, focused, submitText, permit = true, children } = props;
  const t = useT();
  const shell = useFormShell({ name, schema, onSubmit, stays: true });
  const { isDirty } = shell;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const box = useRef<HTMLDivElement>(null);
  // A newer form takes the focus over from the one in its place: it is replaced each time that it was saved (A11Y-3).
  useLayoutEffect(() => {
    const own = box.current;
    document.getElementById(focused.current)?.focus();
    return () => {
      focused.current = own?.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '';
    };
  }, [focused]);
  return (
    <FormBody shell={shell} initial={initial} onDone={() => onDone?.()}>
      <div ref={box} className="form-column">
        <ConfigProvider componentDisabled={permit !== true}>{children}</ConfigProvider>
        <div className="form-actions">
          {permit === true ? (
            <Button
              id={`${name}-submit`}
              type="primary"
              htmlType="submit"
              loading={shell.isBusy}
              disabled={shell.work !== null}
            >
              {submitText}
            </Button>
          ) : (
            <ActionButton type="primary" permit={permit} onClick={() => {}}>
              {submitText}
            </ActionButton>
          )}
          <FormRefused shell={shell} />
          {isDirty && !shell.isRefused && <span className="form-unsaved">{t('form.unsaved')}</span>}
        </div>
      </div>
    </FormBody>
  );
}
