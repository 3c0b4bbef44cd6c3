import { ConfigProvider } from 'antd';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { mayBeReplaced } from '@/lib/form/form';
import { createForm, type FormStore } from '@/lib/form/form-store';
import type { Initial } from '@/lib/initial';
import type { Permit } from '@/lib/permit';
import type { LeaveCopy } from '../feedback/use-dirty-guard';
import { FormActions } from './form-actions';
import { FormBody } from './form-body';
import { RenewalContext } from './renewal';
import { useFormShell } from './use-form-shell';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  /** Above the fields, such as where their values come from. */
  note?: ReactNode;
  schema: S;
  initial?: Initial<z.input<S>> | undefined;
  /** Sends it; false where the operator answered a question with no: the form stays as it is. */
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  /** After it went through: where it stands, the form stays. */
  onDone?: () => void;
  /** The verb of the button. */
  submitText: string;
  /** Of what was loaded: a newer one replaces the form, unless there is unsaved input, which is compared with it. */
  version?: number | undefined;
  /** Told when the submit went through, with the name of the object: from what was sent where it names it. */
  success?: string | ((input: z.output<S>) => string);
  /** Whether the account may change anything here; if not, the fields are for reading only. */
  permit: Permit<MessageId>;
  children: ReactNode;
}

/** A form that stands inside a screen, such as settings in a tab; it stays after it was saved. */
export function FormPanel<S extends z.ZodType>(props: Props<S>) {
  // Of the object that it is named after: another one may come to the same screen, and in the same version.
  return <Held key={props.name} {...props} />;
}

function Held<S extends z.ZodType>(props: Props<S>) {
  const { initial } = props;
  const around = useContext(RenewalContext)?.version;
  const version = props.version ?? around;
  const create = (serial: number) => ({ store: createForm<LeaveCopy>({ values: initial, version }, true), serial });
  const [held, setHeld] = useState(() => create(0));
  const state = useSyncExternalStore(held.store.subscribe, held.store.get);
  // Only where the form was given one: a version that a drawer around it knows has nothing here to replace.
  const isNewer = props.version !== undefined && props.version !== state.base.version;
  if (isNewer && mayBeReplaced(state)) setHeld(create(held.serial + 1));
  const focused = useRef('');
  return <Panel key={held.serial} {...props} store={held.store} focused={focused} />;
}

interface PanelProps<S extends z.ZodType> extends Props<S> {
  store: FormStore<LeaveCopy>;
  /** The id of what had the focus in the form that this one replaces. */
  focused: RefObject<string>;
}

function Panel<S extends z.ZodType>(props: PanelProps<S>) {
  const { note, initial, onDone, focused, submitText, permit, children, ...rest } = props;
  const t = useT();
  const shell = useFormShell({ ...rest, initial });
  const { isDirty, isRefused } = shell.state;
  const finish = useCallback(() => onDone?.(), [onDone]);
  const box = useRef<HTMLDivElement>(null);
  // A newer form takes the focus over from the one in its place: it is replaced each time that it was saved.
  useLayoutEffect(() => {
    const own = box.current;
    document.getElementById(focused.current)?.focus();
    return () => {
      focused.current = own?.contains(document.activeElement) ? (document.activeElement?.id ?? '') : '';
    };
  }, [focused]);
  return (
    <FormBody shell={shell} initial={initial} onDone={finish}>
      <div ref={box} className="form-column">
        {note && <p className="screen-note">{note}</p>}
        <ConfigProvider componentDisabled={permit !== true}>{children}</ConfigProvider>
        <div className="form-footer">
          <FormActions
            shell={shell}
            verb={submitText}
            permit={permit}
            submit={{ id: `${rest.name}-submit` }}
            after={isDirty && !isRefused && <span className="form-unsaved">{t('form.unsaved')}</span>}
          />
        </div>
      </div>
    </FormBody>
  );
}
