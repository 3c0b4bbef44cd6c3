import { Drawer } from 'antd';
import { type ReactNode, startTransition, useCallback } from 'react';
import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { holdOf } from '@/lib/form/form';
import type { Permit } from '@/lib/permit';
import { useClosing } from '@/ui/feedback/use-closing';
import { useQuery } from '@/ui/page/use-query';
import { FocusWithin } from './focus-within';
import { FormActions } from './form-actions';
import { FormBody } from './form-body';
import { useFormShell } from './use-form-shell';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  title: string;
  /** Above the fields, such as where their values come from. */
  note?: ReactNode;
  schema: S;
  initial?: Partial<z.input<S>> | undefined;
  /** What the button says where it does more than save. */
  verb?: string;
  width?: 480 | 720;
  /** Whether the account may submit it, `can(roleApi.add)`: if not, the form says so at once and is for reading only. */
  permit: Permit<MessageId>;
  /** Of the object that is changed; a Loaded… around the form says it by itself. */
  version?: number | undefined;
  /** Told when the submit went through, with the name of the object: from what was sent where it names it. */
  success?: string | ((input: z.output<S>) => string);
  /** Sends it; false where the operator answered a question with no: the form stays as it is. */
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a drawer, up to about eight fields. It closes when the submit went through; a refusal stays with the fields
 * or in the alert, the input is kept, and closing with unsaved input asks.
 */
export function FormDrawer<S extends z.ZodType>(props: Props<S>) {
  const { title, note, initial, verb, width = 480, permit, onClose, children, ...rest } = props;
  const t = useT();
  // A link may lead to one field of the form.
  const [query] = useQuery();
  // The drawer goes at once; its address, and with it every part of the screen that reads it, follows in slices.
  const [isOpen, shut] = useClosing(useCallback(() => startTransition(onClose), [onClose]));
  const shell = useFormShell({ ...rest, title, initial });
  const close = () => shell.leave(shut);
  if (!isOpen) return null;
  return (
    <Drawer
      open
      title={title}
      size={width}
      onClose={close}
      mask={{ closable: holdOf(shell.state) === null }}
      destroyOnHidden
      autoFocus={false}
      footer={
        <FormActions
          shell={shell}
          verb={verb ?? t('common.save')}
          permit={permit}
          submit={{ form: rest.name }}
          onCancel={close}
        />
      }
    >
      <FocusWithin target={`${rest.name}_${query.get('field') ?? ''}`}>
        <FormBody shell={shell} initial={initial} permit={permit} onDone={shut}>
          {note && <p className="screen-note">{note}</p>}
          {children}
        </FormBody>
      </FocusWithin>
    </Drawer>
  );
}
