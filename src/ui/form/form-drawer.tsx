import { Button, Drawer } from 'antd';
import { type ReactNode, startTransition, useCallback } from 'react';
import type * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { useClosing } from '@/ui/feedback/use-closing';
import { FormBody } from './form-body';
import { FormRefused } from './form-refused';
import { useFormShell } from './use-form-shell';

interface Props<S extends z.ZodType> {
  /** Names the form: its element ids and its draft. */
  name: string;
  title: string;
  schema: S;
  initial?: Partial<z.input<S>> | undefined;
  /** What the button says where it does more than save. */
  verb?: string;
  width?: 480 | 720;
  onSubmit: (input: z.output<S>) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a drawer, up to about eight fields. It closes when the submit went through; a refusal stays with the fields
 * or in the alert, the input is kept, and closing with unsaved input asks.
 */
export function FormDrawer<S extends z.ZodType>(props: Props<S>) {
  const { name, title, schema, initial, verb, width = 480, onSubmit, onClose, children } = props;
  const t = useT();
  // The drawer goes at once; its address, and with it every part of the screen that reads it, follows in slices.
  const [isOpen, shut] = useClosing(useCallback(() => startTransition(onClose), [onClose]));
  const shell = useFormShell({ name, schema, onSubmit });
  const close = () => shell.leave(shut);
  if (!isOpen) return null;
  return (
    <Drawer
      open
      title={title}
      size={width}
      onClose={close}
      mask={{ closable: !shell.isHeld }}
      destroyOnHidden
      footer={
        <div className="form-actions">
          <Button type="primary" htmlType="submit" form={name} loading={shell.isBusy} disabled={shell.work !== null}>
            {verb ?? t('common.save')}
          </Button>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <FormRefused shell={shell} />
        </div>
      }
    >
      <FormBody shell={shell} initial={initial} onDone={shut}>
        {children}
      </FormBody>
    </Drawer>
  );
}
